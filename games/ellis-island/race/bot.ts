import { type Chance, pick } from '../../../engine/chance.ts';
import type { BotLevel } from '../puzzles/bot.ts';

/** 10.2: how a bot races. Reactions are log-normal (sigma 0.35) around the median, slower with every card beyond two. */
const RACERS = {
  easy: { medianMs: 1700, falsePerMille: 30, missPercent: 10 },
  normal: { medianMs: 1200, falsePerMille: 15, missPercent: 5 },
  hard: { medianMs: 850, falsePerMille: 5, missPercent: 2 },
} as const satisfies Readonly<Record<BotLevel, object>>;

const PER_CARD_MS = 150;
const FASTEST_MS = 500;

/** The log-normal by 64 quantiles in thousandths of the median: exponentials differ between engines, this does not. */
const QUANTILES = [
  ...[429, 499, 540, 571, 597, 620, 641, 660, 677, 694, 710, 726, 740, 755, 769, 783],
  ...[796, 810, 823, 836, 849, 862, 875, 888, 901, 914, 927, 940, 953, 966, 980, 993],
  ...[1007, 1021, 1035, 1049, 1064, 1079, 1094, 1110, 1126, 1143, 1160, 1177, 1196, 1215, 1235, 1256],
  ...[1277, 1300, 1325, 1350, 1378, 1408, 1441, 1476, 1516, 1561, 1613, 1675, 1751, 1853, 2005, 2331],
] as const;

export function reactionMs(level: BotLevel, cards: number, chance: Chance): number {
  const { medianMs } = RACERS[level];
  const i = chance.below(QUANTILES.length - 1);
  const [low = 1000, high = 1000] = QUANTILES.slice(i, i + 2);
  const share = low + Math.floor(((high - low) * chance.below(100)) / 100);
  const late = PER_CARD_MS * Math.max(0, cards - 2);
  return Math.max(FASTEST_MS, Math.floor((medianMs * share) / 1000) + late);
}

/**
 * What a bot does about a newly turned card: a feature and when, or null for nothing. `pairs` are the features in which
 * two cards of the row agree, as anybody can see.
 */
export function botSlap<F>(
  pairs: readonly F[],
  features: readonly F[],
  cards: number,
  level: BotLevel,
  chance: Chance,
): { readonly feature: F; readonly reaction: number } | null {
  const { falsePerMille, missPercent } = RACERS[level];
  const reaction = reactionMs(level, cards, chance);
  if (pairs.length > 0)
    return chance.below(100) < missPercent ? null : { feature: pick(chance, pairs), reaction };
  return chance.below(1000) < falsePerMille ? { feature: pick(chance, features), reaction } : null;
}
