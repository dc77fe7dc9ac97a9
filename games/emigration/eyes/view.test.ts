import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { say } from '../../../engine/text.ts';
import { game } from '../game.ts';
import { emigration } from '../index.ts';
import { forecastOf } from '../pieces/forecast.ts';
import { given, givenBorder } from '../testing/given.ts';
import { activate, all, buy, lane, play } from '../testing/play.ts';
import { PRINTED } from '../testing/printed.ts';

describe('what everybody may know', () => {
  test('[7] unseen cards are counted by kind; nothing names them', () => {
    const state = given({
      seats: [{ layout: { A1: 'PAY', A2: 'PAY', B1: 'DOC-01' } }, {}],
      removed: ['CON-01', 'AU-1'],
    });
    const view = game.view(state, 0);
    expect(view.unseen).toEqual({ document: 1, connection: 1, life: 1, payday: 0 });
    for (const id of ['DOC-01', 'CON-01', 'LIFE-AU-1']) expect(JSON.stringify(view)).not.toContain(`"${id}"`);
  });

  test('[7] two tables that differ only in what lies hidden look and answer alike', () => {
    const table = (hidden: string, lanes: number[][]) =>
      given({
        seats: [{ layout: { A1: 'PAY', A2: 'CON-02', B1: hidden } }, {}],
        removed: [hidden === 'DOC-01' ? 'DOC-02' : 'DOC-01', 'PAY'],
        lanes,
      });
    const one = table('DOC-01', [
      [6, 7, 7],
      [5, 7, 8],
      [5, 6, 9],
      [4, 8, 10],
      [3, 9, 11],
    ]);
    const two = table('DOC-02', [
      [7, 6, 7],
      [8, 7, 5],
      [9, 6, 5],
      [10, 8, 4],
      [11, 9, 3],
    ]);
    expect(game.view(one, 0)).toEqual(game.view(two, 0));
    expect(game.options(one, 0)).toEqual(game.options(two, 0));
    expect(game.refuse(one, 0, buy(0, 'B1'))).toEqual(game.refuse(two, 0, buy(0, 'B1')));
  });

  test('[10] an imagined world never puts a card where it cannot be', () => {
    const state = given({ seats: [{ layout: 'full' }, { layout: 'full' }] });
    const view = game.view(state, 1);
    for (let seed = 0; seed < 20; seed++) {
      const world = game.imagine(view, 1, null, seeded(seed));
      game.audit(world);
      expect(game.view(world, 1)).toEqual(view);
    }
  });
});

describe('the forecast', () => {
  test('[9] what would be withdrawn now, item by item, and the chance of entry in each lane', () => {
    const seat = {
      to: 'BIH',
      money: 13,
      documents: 1,
      connections: 3,
      passports: 1,
      tickets: 1,
      assurance: 1,
    };
    const forecast = forecastOf(game.view(given({ seats: [seat, {}] }), 1), 0);
    expect(forecast).toMatchObject({
      held: 1,
      sets: [2, 0, 1],
      gains: [4, 0, 6],
      loss: 2,
      loan: 0,
      total: 9,
      papers: true,
    });
    expect(forecast.lanes.map(({ passing }) => passing)).toEqual([3, 3, 3, 2, 2]);
  });

  test('[9] without papers no lane lets anybody in; after trading nothing is counted twice', () => {
    const state = givenBorder({ seats: [{ to: 'BIH', money: 12, assurance: 5 }, {}] });
    expect(forecastOf(game.view(state, 0), 0)).toMatchObject({ total: 7, papers: false });
    expect(forecastOf(game.view(state, 0), 0).lanes.every(({ passing }) => passing === 0)).toBe(true);
    expect(forecastOf(game.view(play(state, all).state, 0), 0)).toMatchObject({ total: 7, sum: 0 });
  });
});

describe('words', () => {
  const said = (key: Parameters<typeof say>[1]) =>
    say(emigration.texts.en, key, { language: 'en', names: ['You', 'Lee'] });

  test('[9] prices and who is paid stand on the button', () => {
    const state = given({ seats: [{ money: 9 }, { layout: { A1: 'DOC-08', A2: 'AU-3', A3: 'PAY' } }] });
    const view = game.view(state, 0);
    expect(
      game
        .options(state, 0)
        .slice(0, 4)
        .map((action) => said(emigration.label(action, view, 0))),
    ).toEqual([
      'Buy Bank Statement (A1) for 4, and 1 to Lee',
      'Discard Bank Statement (A1, +2), and 1 to Lee',
      'Activate Volunteer Year (A2), pay 2, and 1 to Lee',
      'Activate Payday (A3), and 1 to Lee',
    ]);
  });

  test('[9] a refusal at the border is told without mockery', () => {
    const { events } = play(givenBorder({ seats: [{ to: 'BRA', money: 0 }, {}] }), all, lane(1));
    const lines = events.flatMap((event) => emigration.tell(event)).map(said);
    expect(lines).toContain(
      'Not admitted this time: You (too few Assurance Tokens, no Passport and no Ticket).',
    );
  });

  test('[EM-R80] an owner’s names are used in log and buttons', () => {
    const seats = [{ money: 9, layout: { A1: 'DOC-01', A2: 'AU-2' } }, {}];
    const state = given({ seats, config: { content: PRINTED } });
    expect(said(emigration.label(buy(0, 'A1'), game.view(state, 0), 0))).toBe(
      'Buy Letter of Intent (A1) for 2',
    );
    const { events } = play(state, buy(0, 'A1'));
    expect(events.flatMap((event) => emigration.tell(event)).map(said)[0]).toBe(
      'You bought Letter of Intent for 2.',
    );
    expect(said(emigration.label(activate(0, 'A2'), game.view(state, 0), 0))).toBe(
      'Activate Neighbourhood Collection (A2)',
    );
  });
});
