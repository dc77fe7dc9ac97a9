import type { CDPSession, Page } from 'playwright-core';

/** A thing of the accessibility tree, as Chromium gives it to screen readers. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly hasFocus: boolean;
  readonly isBusy: boolean;
  readonly isOff: boolean;
  /** What it is a part of; undefined for the page. */
  readonly within: Thing | undefined;
  readonly parts: readonly Thing[];
}

interface Value {
  readonly value?: unknown;
}
/** The same as the browser's own tools write it. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
}

const plain = (text: unknown): string => String(text ?? '').replaceAll(/\s+/g, ' ');
const has = ({ properties = [] }: Node, name: string): boolean =>
  properties.some((one) => one.name === name && one.value.value === true);

/** What is ignored, as all that lies below an open dialog, is not there; what is within it may be. */
function partsOf(node: Node, nodes: ReadonlyMap<string, Node>, within: Thing | undefined): Thing[] {
  return (node.childIds ?? []).flatMap((id) => {
    const part = nodes.get(id);
    if (part === undefined || part.role?.value === 'InlineTextBox') return [];
    return part.ignored ? partsOf(part, nodes, within) : [thingOf(part, nodes, within)];
  });
}

function thingOf(node: Node, nodes: ReadonlyMap<string, Node>, within: Thing | undefined): Thing {
  const parts: Thing[] = [];
  const thing: Thing = {
    role: String(node.role?.value ?? ''),
    name: plain(node.name?.value),
    description: plain(node.description?.value),
    hasFocus: has(node, 'focused'),
    isBusy: has(node, 'busy'),
    isOff: has(node, 'disabled'),
    within,
    parts,
  };
  parts.push(...partsOf(node, nodes, thing));
  return thing;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function listenTo(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // From now on the tree is kept, and not made anew for every look.
  await session.send('Accessibility.enable');
  return session;
}

/** The whole page as it is now for whoever does not see it. */
export async function treeOf(page: Page): Promise<Thing> {
  const session = sessions.get(page) ?? listenTo(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send('Accessibility.getFullAXTree');
  const [root] = nodes;
  if (root === undefined) throw new Error('the page has no accessibility tree');
  return thingOf(root, new Map(nodes.map((one) => [one.nodeId, one])), undefined);
}

/** All parts of a thing, and theirs, in the order of the page. */
export const allIn = (thing: Thing): readonly Thing[] => thing.parts.flatMap((one) => [one, ...allIn(one)]);

/** The first of this role, and of this name where one is given. */
export const findIn = (thing: Thing, role: RegExp, name?: RegExp): Thing | undefined =>
  allIn(thing).find((one) => role.test(one.role) && name?.test(one.name) !== false);

/** What has the focus; the page itself is nowhere. */
export const focusIn = (tree: Thing): Thing | undefined => allIn(tree).find(({ hasFocus }) => hasFocus);

/** What it belongs to, from the inside out, with itself. */
export function around(thing: Thing | undefined): readonly Thing[] {
  return thing === undefined ? [] : [thing, ...around(thing.within)];
}

/** Its text as it is read, piece by piece. */
export const piecesOf = (thing: Thing): readonly string[] =>
  allIn(thing).flatMap(({ role, name }) => (role === 'StaticText' && name.trim() !== '' ? [name] : []));

export const textOf = (thing: Thing): string => plain(piecesOf(thing).join('')).trim();
