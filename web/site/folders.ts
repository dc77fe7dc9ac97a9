/** What was found in the folders of games, by the name of the folder: that is a game's id everywhere. */
export const byFolder = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(found).map(([path, one]) => [folderOf(path), one]));

const folderOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? path;
