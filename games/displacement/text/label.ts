import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { boxOf } from '../box.ts';
import type { View } from '../eyes/view.ts';
import { nationName, who } from './names.ts';

/** What a button says. Colours are spoken as nations. */
export function label(action: Action, view: View): Line {
  const key = `label.${action.type}`;
  const nation = view.nations[view.active];
  const nationOfColour = (colour: string): Line =>
    nationName(view.nations.findIndex((one) => one.colour === colour));
  const frame = view.agenda.at(-1);
  const required = frame?.step === 'send' ? frame.min - frame.sent : 0;
  switch (action.type) {
    case 'block': {
      const row = boxOf(view.config).cards.find(({ name }) => name === view.drawn)?.row;
      return { key, args: { cost: row?.cost ?? 0 } };
    }
    case 'choosePin':
      return { key: `${key}.${action.zone}`, args: { nation: nationOfColour(action.colour) } };
    case 'settle':
      return { key, args: { nation: nationOfColour(action.colour) } };
    case 'finish': {
      const waiting = nation?.displaced.length ?? 0;
      const unpaid = waiting - (nation?.tokens ?? 0);
      if (unpaid > 0) return { key: `${key}.send`, args: { n: unpaid } };
      return waiting > 0 ? { key: `${key}.pay`, args: { n: waiting } } : { key };
    }
    case 'send': {
      const nation = nationOfColour(action.colour);
      return { key, args: { n: action.count, nation, seat: who(action.to) } };
    }
    case 'sendRest':
      return { key, args: { n: required, seat: who(action.to) } };
    case 'spreadRest':
      return { key, args: { n: required } };
    default:
      return { key };
  }
}
