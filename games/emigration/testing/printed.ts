/** What an owner of the printed game could send: their own names, numbers, lanes and Life cards. */
export const PRINTED = {
  id: 'printed-sample',
  nationalities: [
    { id: 'NAT-JPN', name: 'Swedish', home: 'DEST-JPN', n: 7 },
    { id: 'NAT-GHA', home: null },
  ],
  destinations: [
    {
      id: 'DEST-JPN',
      name: 'Sweden',
      money: { size: 5, gives: 1 },
      documents: { size: 1, gives: 2 },
      minimum: 1,
      loss: 1,
      connections: { size: 2, gives: 3 },
    },
  ],
  careers: [{ id: 'CAR-BAK', name: 'Potter', base: 2, uneven: 2 }],
  documents: [{ id: 'DOC-01', name: 'Letter of Intent', price: 2 }],
  connections: [{ id: 'CON-21', price: 6 }],
  life: [
    {
      id: 'LIFE-AU-1',
      name: 'Street Market',
      cost: 1,
      effects: [
        { do: 'cashIn', times: 3, money: 2, assurance: 0 },
        { do: 'turnToken' },
        { do: 'anotherTakes', money: 1 },
      ],
      keep: null,
    },
    { id: 'LIFE-LA-1', keep: { as: 'wait', n: 2 } },
  ],
  lanes: [
    [7, 6, 7],
    [5, 7, 8],
    [5, 6, 9],
    [4, 8, 10],
    [3, 9, 11],
  ],
};
