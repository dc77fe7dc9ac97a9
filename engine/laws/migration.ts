import { seeded } from '../chance.ts';
import { playOn } from '../playout.ts';
import { migrate, versionOf } from '../versions.ts';
import { plain } from './json.ts';
import { LawBroken, type WholeLaw } from './law.ts';

const PLAYED = 5;

export const migration: WholeLaw = {
  law: 'L12',
  title: 'stored states of every older version migrate and play to the end',
  check({ game }, { stored, seed }) {
    for (let version = 0; version < versionOf(game); version++) {
      if (stored.some((one) => one.version === version)) continue;
      throw new LawBroken('L12', `no stored state of version ${version} to try the migration on`);
    }
    for (const { version, state, config, seats } of stored) {
      const lifted = (): unknown => migrate(game, structuredCopy(state), version);
      try {
        plain(lifted(), `migrated state of version ${version}`);
        game.audit(lifted());
        const longest = game.longest(game.parseConfig(config, { seats, ranked: false }), seats);
        for (let i = 0; i < PLAYED; i++) {
          const { state: end } = playOn(game, lifted(), longest, seeded(`L12 ${seed} ${i}`));
          game.audit(end);
        }
      } catch (error) {
        throw new LawBroken('L12', `a stored state of version ${version} does not live on`, String(error));
      }
    }
  },
};

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
