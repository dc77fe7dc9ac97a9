/** The games that games/index.ts names. Read from its text, so that the home page loads no rules to know them. */
export const namedIn = (index: string): ReadonlySet<string> =>
  new Set([...index.matchAll(/from '\.\/([a-z-]+)\/index\.ts'/g)].flatMap((match) => match[1] ?? []));
