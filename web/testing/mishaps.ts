/**
 * What goes wrong in an evening among friends, as a script. Ada invites, Ben and Cem come by her link, Dua is
 * late; a bot has the fourth chair where the game has one. family.ts plays it.
 */
export type Who = 'Ada' | 'Ben' | 'Cem' | 'Dua';

export type Line =
  | readonly [Who, 'sits down as', string]
  | readonly [Who, 'is called', string]
  | readonly [Who, 'stands up']
  | readonly [Who, 'is asked']
  | readonly [Who, 'is played for']
  | readonly [Who, 'reads', RegExp]
  | readonly [Who, 'is called by the tab', RegExp]
  | readonly [Who, 'presses', string]
  | readonly [Who, 'has no line for', number]
  | readonly [Who, 'has a line again']
  | readonly [Who, 'closes the page']
  | readonly [Who, 'comes back']
  | readonly [Who, 'leads']
  | readonly [Who, 'opens the menu']
  | readonly [Who, 'makes host', Who]
  | readonly [Who, 'goes on with a phone']
  | readonly [Who, 'names the seat on a phone']
  | readonly [Who, 'asks to play for', string]
  | readonly [Who, 'leaves for good']
  | readonly [Who, 'has a seat']
  | readonly [Who, 'asks to undo']
  | readonly [Who, 'decides all the same']
  | readonly ['everybody', 'begins' | 'plays on' | 'goes along']
  | readonly ['everybody', 'reads', RegExp]
  | readonly ['everybody', 'comes to the end']
  | readonly ['time', 'passes', number]
  | readonly ['the server', 'is killed' | 'comes back'];

export interface Mishap {
  readonly name: string;
  /** Before the start there is no game yet to play on. */
  readonly lobby?: true;
  /** Only where a bot has a chair. */
  readonly withBot?: true;
  /** Only where the others can allow a move to be taken back. */
  readonly undone?: true;
  readonly lines: readonly Line[];
}

const NO_LINE = /Not connected|Connection lost/;

export const MISHAPS: readonly Mishap[] = [
  {
    name: 'two are called the same',
    lobby: true,
    lines: [
      ['Ben', 'sits down as', 'Ada'],
      ['Ada', 'reads', /Ada \(2\)/],
      ['Ben', 'is called', 'Ben'],
      ['Ada', 'reads', /Ben/],
      ['Ben', 'stands up'],
    ],
  },
  {
    name: 'somebody leaves before it begins, and comes again',
    lobby: true,
    lines: [
      ['Ben', 'sits down as', 'Ben'],
      ['Ben', 'stands up'],
      ['Ada', 'reads', /still free/],
      ['Ben', 'sits down as', 'Ben'],
      ['Ben', 'stands up'],
    ],
  },
  {
    name: 'the server is killed before it begins',
    lobby: true,
    lines: [
      ['Ben', 'sits down as', 'Ben'],
      ['the server', 'is killed'],
      ['Ada', 'reads', NO_LINE],
      ['Ben', 'reads', NO_LINE],
      ['the server', 'comes back'],
      ['Ben', 'presses', 'I am ready'],
      ['Ben', 'stands up'],
    ],
  },
  {
    name: 'a seat goes on with a phone before it begins, and its person is gone when it does',
    lobby: true,
    lines: [
      ['Ben', 'sits down as', 'Ben'],
      ['Ben', 'goes on with a phone'],
      ['Ben', 'closes the page'],
      ['everybody', 'begins'],
      ['time', 'passes', 60],
      ['Ada', 'reads', /Ben has been away for a while/],
      ['Ada', 'presses', 'Let a bot play'],
      ['Ben', 'is played for'],
      ['Ben', 'comes back'],
      ['Ben', 'reads', /While you were away/],
      ['Ben', 'presses', 'Play on'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'a line stalls for five seconds',
    lines: [
      ['Ben', 'is asked'],
      ['Ben', 'has no line for', 5],
      ['Ben', 'reads', NO_LINE],
      ['Ben', 'has a line again'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'a line stalls for a minute, and the others wait',
    lines: [
      ['Ben', 'is asked'],
      ['Ben', 'has no line for', 60],
      ['Ben', 'reads', NO_LINE],
      ['Ada', 'reads', /Ben has been away for a while/],
      ['Ada', 'presses', 'Keep waiting'],
      ['Ben', 'has a line again'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'a line stalls for ten minutes, and a bot plays',
    lines: [
      ['Ben', 'is asked'],
      ['Ben', 'has no line for', 600],
      ['Ada', 'reads', /Ben has been away for a while/],
      ['Ada', 'presses', 'Let a bot play'],
      ['Ada', 'reads', /Away: Ben. A bot takes over/],
      ['Ben', 'is played for'],
      ['Ben', 'has a line again'],
      ['Ben', 'reads', /While you were away/],
      ['Ben', 'presses', 'Play on'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'the host is gone',
    lines: [
      ['Ada', 'is asked'],
      ['Ada', 'closes the page'],
      ['Ben', 'reads', /Not connected: Ada/],
      ['time', 'passes', 120],
      ['Ben', 'leads'],
      ['Ben', 'reads', /Ada has been away for a while/],
      ['Ben', 'presses', 'Let a bot play'],
      ['Ada', 'is played for'],
      ['Ada', 'comes back'],
      ['Ada', 'reads', /While you were away/],
      ['Ada', 'presses', 'Play on'],
      ['Ben', 'makes host', 'Ada'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'somebody is there and does nothing, and is skipped this once',
    lines: [
      ['Ben', 'is asked'],
      ['Ada', 'opens the menu'],
      ['Ada', 'presses', 'Ask Ben: still there?'],
      ['Ben', 'reads', /Are you still there\? The others are waiting/],
      ['time', 'passes', 60],
      ['Ada', 'reads', /Ben was asked and does not answer/],
      ['Ada', 'presses', 'Skip this once'],
      ['Ben', 'presses', 'I am here'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'the doorbell rings',
    lines: [
      ['Ben', 'opens the menu'],
      ['Ben', 'presses', 'Pause'],
      ['everybody', 'reads', /Ben paused the table/],
      ['Ada', 'is called by the tab', /^Paused/],
      ['Ada', 'presses', 'Resume'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'a battery is nearly empty, and the seat goes on with a phone',
    lines: [
      ['Ben', 'goes on with a phone'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'somebody opens the table on a phone, and the laptop says that it is theirs',
    lines: [
      ['Ben', 'names the seat on a phone'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'somebody asks to take a move back: the others say no, say nothing, and say yes',
    undone: true,
    lines: [
      ['Ben', 'asks to undo'],
      ['Ada', 'reads', /Ben would like to undo that move/],
      ['Ada', 'presses', 'No, it stands'],
      ['Ben', 'reads', /Ada said no to the undo/],
      ['Ben', 'asks to undo'],
      ['time', 'passes', 60],
      ['Ben', 'reads', /Nobody answered about the undo in time/],
      ['Ben', 'asks to undo'],
      ['Ada', 'presses', 'Yes, undo it'],
      ['Cem', 'presses', 'Yes, undo it'],
      ['Ben', 'reads', /Everyone agreed: your move was undone/],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'the server is killed',
    lines: [
      ['Ben', 'is asked'],
      ['the server', 'is killed'],
      ['Ben', 'decides all the same'],
      ['Ben', 'reads', /Not connected: your move is sent once you are back/],
      ['everybody', 'reads', NO_LINE],
      ['the server', 'comes back'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'somebody has to go early and spares the seat, and a late comer has it for a while',
    lines: [
      ['Ben', 'opens the menu'],
      ['Ben', 'presses', 'My seat may be given away while I am away'],
      ['Ben', 'closes the page'],
      ['Dua', 'asks to play for', 'Ben'],
      ['Ada', 'reads', /Dua would like to play on for Ben/],
      ['Ada', 'presses', 'Let them in'],
      ['Dua', 'has a seat'],
      ['everybody', 'plays on'],
      ['Dua', 'leaves for good'],
      ['Ben', 'sits down as', 'Ben'],
      ['Ben', 'has a seat'],
    ],
  },
  {
    name: 'a late comer plays on for a bot',
    withBot: true,
    lines: [
      ['Dua', 'asks to play for', 'Robin'],
      ['Ada', 'reads', /Dua would like to play on for/],
      ['Ada', 'presses', 'Let them in'],
      ['Ada', 'reads', /Sat down and plays on: Dua/],
      ['Dua', 'has a seat'],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'somebody leaves for good in the middle of a turn, and has thought better of it',
    lines: [
      ['Ben', 'is asked'],
      ['Ben', 'leaves for good'],
      ['Ada', 'reads', /Left the table: Ben/],
      ['Ada', 'reads', /Free seat: Ben/],
      ['everybody', 'plays on'],
      ['Ben', 'sits down as', 'Ben'],
      ['Ben', 'has a seat'],
      ['Ada', 'reads', /Sat down and plays on: Ben/],
      ['everybody', 'plays on'],
    ],
  },
  {
    name: 'one more game, and it goes wrong, too',
    lines: [
      ['everybody', 'comes to the end'],
      ['Ada', 'presses', 'Rematch'],
      ['Ben', 'reads', /Another game\? In so far: Ada/],
      ['Ben', 'is called by the tab', /^Another game\?/],
      ['Ada', 'reads', /Not here yet: .*Ben/],
      ['Ben', 'presses', 'Join the rematch'],
      ['Ada', 'reads', /^\s*(Everyone is here|Not here yet: (?![^.]*Ben))/],
      ['everybody', 'goes along'],
      ['Ada', 'reads', /Everyone is here/],
      ['Ada', 'presses', 'Start'],
      ['Ben', 'has a seat'],
      ['everybody', 'plays on'],
      ['Ben', 'is asked'],
      ['Ben', 'closes the page'],
      ['Ada', 'reads', /Not connected: Ben/],
      ['Ben', 'comes back'],
      ['everybody', 'plays on'],
    ],
  },
];
