import type { Messages } from '../engine/text.ts';
import { joined } from './languages.ts';
import { setVoice, useVoice, type Voice } from './voice.ts';

/** From here down the voice can learn sentences while the page is open: those of parts that come late. */
export function growingVoice(): Voice & { learn(later: Messages): void } {
  const { messages, names, seat, rulesAt } = useVoice();
  let learnt = $state.raw<Messages | undefined>();
  const grown = setVoice({
    messages: () => (learnt === undefined ? messages() : joined(learnt, messages())),
    names,
    seat,
    rulesAt,
  });
  const learn = (later: Messages): void => {
    learnt = later;
  };
  return Object.assign(grown, { learn });
}
