import { expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { title as ferry } from '../../games/_template/index.ts';
import { title as displacement } from '../../games/displacement/index.ts';
import { title as ellis } from '../../games/ellis-island/index.ts';
import { title as emigration } from '../../games/emigration/index.ts';
import { title as journey } from '../../games/journey-istanbul/index.ts';
import { title as migrato } from '../../games/migrato/index.ts';
import type { Link, Ports } from '../ports.ts';
import { openRoom } from '../room.ts';
import { NOBODY } from '../testing/world.ts';
import { unseen } from './bytes.ts';
import { noNewTime } from './clock.ts';
import type { Given, SeamLaw } from './law.ts';
import { marked } from './marked.ts';
import { ownEyes } from './owners.ts';
import { onlyThePerson } from './standIn.ts';
import { together } from './together.ts';
import { unlearnt } from './unlearnt.ts';
import { noLimit } from './untimed.ts';

/** A law that never turns red proves nothing: each is held to a room or a game that is broken on purpose. */
async function findsIn(law: SeamLaw, given: Omit<Given, 'seed'>): Promise<void> {
  const seeds = Array.from({ length: 20 }, (_nothing, i) => 'fault'.padEnd(6 + i, '.'));
  const broken = async (): Promise<void> => {
    for (const seed of seeds) await law.check({ ...given, seed });
  };
  await expect(broken()).rejects.toThrow(`${law.law}: `);
}

const titled = <K extends Kind>(title: Title<K>): Title<Kind> => title as unknown as Title<Kind>;
const broken = (title: Title<Kind>, change: Partial<Game<Kind>> & object): Title<Kind> => ({
  ...title,
  game: { ...title.game, ...change },
});

type Opens = typeof openRoom;
/** A room that does something more with what it is asked. */
const meddling =
  (more: (links: readonly Link[], ...asked: Parameters<ReturnType<Opens>['receive']>) => unknown): Opens =>
  (...opening) => {
    const room = openRoom(...opening);
    const links: Link[] = [];
    return Object.create(room, {
      connect: {
        value: (link: Link, last: number | null) => {
          links.push(link);
          return room.connect(link, last);
        },
      },
      receive: {
        value: async (link: Link, request: Parameters<typeof room.receive>[1]) => {
          await more(links, link, request);
          await room.receive(link, request);
        },
      },
    });
  };

test('S1 finds a room that agrees for others', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const receive: typeof room.receive = async (link, request) => {
      await room.receive(link, request);
      const asked = room.info().request;
      for (const seat of asked?.waiting ?? []) {
        const { key = null } = room.head.seats[seat] ?? {};
        const whoever: Link = { ...NOBODY, seat, key };
        await room.receive(whoever, { t: 'consent', id: 'forged', request: asked?.id ?? 0, agree: true });
      }
    };
    return Object.create(room, { receive: { value: receive } });
  };
  await findsIn(unlearnt, { title: titled(ferry), seats: 3, opens });
});

test('S2 finds a game that does not say which words answer nothing', async () => {
  await findsIn(noNewTime, { title: broken(titled(journey), { beside: ['withdrawGift'] }), seats: 3 });
});

test('S2 finds a room that gives time back with what is taken back', async () => {
  let gift = 0;
  const opens: Opens = (game, ports, loaded) => {
    const late: Ports = { ...ports, time: { ...ports.time, now: () => ports.time.now() - gift } };
    const room = openRoom(game, late, loaded);
    const receive: typeof room.receive = (link, request) => {
      if (request.t === 'undo' && link.seat !== null) gift += 60_000;
      return room.receive(link, request);
    };
    return Object.create(room, { receive: { value: receive } });
  };
  await findsIn(noNewTime, { title: titled(migrato), seats: 2, opens });
});

test('S3 finds a game that does not say what only a person may do', async () => {
  const { personal = [] } = migrato.game;
  const change = { personal: [], meant: { personal } };
  await findsIn(onlyThePerson, { title: broken(titled(migrato), change), seats: 2 });
});

test('S3 finds a stand-in that lays a night card its owner never sees [MI-R47]', async () => {
  const { isPersonal } = titled(migrato).game;
  const change = { isPersonal: () => false, meant: { isPersonal } };
  await findsIn(onlyThePerson, { title: broken(titled(migrato), change), seats: 2 });
});

test('S4 finds reasons that tell of a wish', async () => {
  const refuseUndo = () => undefined;
  await findsIn(unseen, { title: broken(titled(ellis), { refuseUndo }), seats: 3 });
});

test('S4 finds a room that tells others of a note', async () => {
  const opens = meddling((links, _link, { t }) => {
    if (t === 'note') for (const link of links) link.send('{"t":"pong"}');
  });
  await findsIn(unseen, { title: titled(migrato), seats: 2, opens });
});

test('S4 finds a room that shows everybody who stepped back', async () => {
  const opens = meddling((links, _link, { t }) => {
    if (t === 'stepBack') for (const link of links) link.send('{"t":"table","table":{"seats":[]}}');
  });
  await findsIn(unseen, { title: titled(migrato), seats: 2, opens });
});

test('S4 finds a room in which who stepped back is seen to go', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const all = new Set<Link>();
    const connect: typeof room.connect = (link, last) => {
      all.add(link);
      return room.connect(link, last);
    };
    const disconnect: typeof room.disconnect = (gone) => {
      room.disconnect(gone);
      all.delete(gone);
      for (const link of all) link.send('{"t":"table","table":{"seats":[{"connected":false}]}}');
    };
    return Object.create(room, { connect: { value: connect }, disconnect: { value: disconnect } });
  };
  await findsIn(unseen, { title: titled(migrato), seats: 2, opens });
});

test('S5 finds a room that lets whoever was put out keep the seat', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const connect: typeof room.connect = (link, last) => {
      // As if the token that was shown once were looked up again for ever.
      Object.defineProperty(link, 'key', { get: () => room.head.seats[link.seat ?? -1]?.key ?? null });
      return room.connect(link, last);
    };
    return Object.create(room, { connect: { value: connect } });
  };
  await findsIn(ownEyes, { title: titled(migrato), seats: 2, opens });
});

test('S5 finds a room in which nobody plays for whoever has left', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const withoutBots = (): typeof room.head => ({
      ...room.head,
      seats: room.head.seats.map((seat) => (seat.key === null ? { ...seat, standIn: 'no' } : seat)),
    });
    return Object.create(room, { head: { get: withoutBots } });
  };
  await findsIn(ownEyes, { title: titled(migrato), seats: 2, opens });
});

test('S5 finds a room in which an onlooker sees what was opened to the host', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const connect: typeof room.connect = (link, last) => {
      if (link.seat !== null || room.head.seats.some(({ key }) => key === room.head.hostKey))
        return room.connect(link, last);
      const asHost = { host: { get: () => true, set() {} }, key: { get: () => room.head.hostKey, set() {} } };
      return room.connect(Object.defineProperties(link, asHost), last);
    };
    return Object.create(room, { connect: { value: connect } });
  };
  await findsIn(ownEyes, { title: titled(displacement), seats: 3, opens });
});

/** A room whose lines say something else than it wrote. */
const telling =
  (change: (text: string, room: ReturnType<Opens>) => string): Opens =>
  (...opening) => {
    const room = openRoom(...opening);
    const connect: typeof room.connect = (link, last) => {
      const { send } = link;
      link.send = (text, answer) => send(change(text, room), answer);
      return room.connect(link, last);
    };
    return Object.create(room, { connect: { value: connect } });
  };

test('S6 finds a room that does not say that a bot played', async () => {
  const opens = telling((text) => text.replace(/,"by":\[\d+,"bot"\]/, ''));
  await findsIn(marked, { title: titled(migrato), seats: 2, opens });
});

test('S6 finds a room that marks only the first of what a bot did', async () => {
  let said = 0;
  const mark = /,"by":\[\d+,"bot"\]/;
  const opens = telling((text) => {
    if (!text.startsWith('{"t":"step"') || !mark.test(text)) return text;
    said += 1;
    return said % 2 === 1 ? text : text.replace(mark, '');
  });
  await findsIn(marked, { title: titled(emigration), seats: 3, opens });
});

test('S6 finds a room whose past forgets that a bot played', async () => {
  const opens = telling((text) =>
    text.startsWith('{"t":"history"') ? text.replaceAll(/,"by":\[\d+,"bot"\]/g, '') : text,
  );
  await findsIn(marked, { title: titled(migrato), seats: 2, opens });
});

test('S6 finds a room that says it also of who stepped back', async () => {
  const opens = telling((text, { head }) => {
    const seat = head.seats.findIndex(({ standIn }) => standIn === 'asked');
    const isStep = text.startsWith('{"t":"step"') && !text.includes('"by":');
    return seat >= 0 && isStep ? text.replace(/}$/, `,"by":[${seat},"bot"]}`) : text;
  });
  await findsIn(marked, { title: titled(migrato), seats: 2, opens });
});

test('S7 finds a room in which the first answer outdates the others', async () => {
  const opens: Opens = (...opening) => {
    const room = openRoom(...opening);
    const receive: typeof room.receive = (link, request) => {
      const now = room.head.decisions[link.seat ?? -1];
      const isOld = request.t === 'act' && request.decision !== now;
      // As if every number but the present one were that of a question long past.
      return room.receive(link, isOld ? { ...request, decision: 0 } : request);
    };
    return Object.create(room, { receive: { value: receive } });
  };
  await findsIn(together, { title: titled(ellis), seats: 3, opens });
});

test('S8 finds a clock that goes although none was chosen', async () => {
  const title = titled(emigration);
  const { game } = title;
  const awaiting: typeof game.awaiting = (state) => {
    const now = game.awaiting(state);
    const [seat] = now.must;
    if (seat === undefined) return now;
    const closes = game.fallback(state, seat);
    return { ...now, window: { id: 1, ms: 60_000, closes, of: 'turnTimer' } };
  };
  await findsIn(noLimit, { title: broken(title, { awaiting }), seats: 2 });
});

test('S8 finds something timed that the game does not tell of', async () => {
  const title = titled(ellis);
  const ownTimes = (title.game.ownTimes ?? []).filter((one) => one !== 'idle');
  await findsIn(noLimit, { title: broken(title, { ownTimes: ownTimes.slice(1) }), seats: 3 });
});

test('S8 finds a room that gives everybody a minute unasked', async () => {
  const opens: Opens = (game, ports, loaded) =>
    openRoom(game, ports, { ...loaded, head: { ...loaded.head, decisionMs: 60_000 } });
  await findsIn(noLimit, { title: titled(migrato), seats: 2, opens });
});
