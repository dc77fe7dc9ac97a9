import type { SeatInfo, Sentence } from '../../room/protocol.ts';
import type { NewTable } from '../../room/rest.ts';
import { foundTable } from '../link/api.ts';
import { Session } from '../link/session.svelte.ts';
import { socketTo } from '../link/socket.ts';
import { keepSeat } from './keepSeat.ts';
import type { Manners } from './manners.ts';
import { sayProblem } from './problem.ts';
import { type SeatPlan, wishFor } from './seatPlan.ts';

/** What a founded table follows until it starts. */
export interface Setting {
  readonly options: Readonly<Record<string, unknown>>;
  readonly manners: Manners;
  readonly seats: readonly SeatPlan[];
}

const agreedIn = ({ options, manners, seats }: Setting) => {
  const { facilitate: _role, ...agreed } = manners;
  return { options, seats: seats.length, ...agreed };
};
const isTaken = (seat: SeatInfo | undefined): boolean => seat?.kind === 'human' && !seat.free;

/**
 * The table on the server behind a set-up page. It is founded when somebody is first invited, follows the
 * page from then on, and its seats fill while the host still chooses.
 */
export class Invitation {
  id = $state('');
  code = $state('');
  problem = $state('');
  isFounding = $state(false);
  session = $state.raw<Session | undefined>();
  /** What the server was last told; changes that come to the same are not sent. */
  #agreed = '';
  /** One after the other: seats can be set only after there are so many. */
  #told: Promise<unknown> = Promise.resolve();

  get seats(): readonly SeatInfo[] {
    return this.session?.table?.seats ?? [];
  }

  get isLost(): boolean {
    return this.session?.link === 'lost';
  }

  /** Somebody sits there who is not the host. */
  guestAt(seat: number): SeatInfo | undefined {
    const there = this.seats[seat];
    return isTaken(there) && this.session?.you.seat !== seat ? there : undefined;
  }

  async found(game: string, name: string, setting: Setting): Promise<void> {
    if (this.isFounding || this.session !== undefined) return;
    this.isFounding = true;
    const { options, manners, seats } = setting;
    const wish: NewTable = { game, options, name, ...manners, seats: seats.map(wishFor) };
    const answer = await foundTable(wish);
    this.isFounding = false;
    if ('error' in answer) {
      this.problem = sayProblem(answer.error);
      return;
    }
    const { table, code, token } = answer.ok;
    keepSeat({ table, code, token, game });
    this.#agreed = JSON.stringify(agreedIn(setting));
    this.problem = '';
    [this.id, this.code] = [table, code];
    this.session = new Session(
      undefined,
      socketTo(table),
      { table, token },
      {
        scene() {},
        trouble: (error) => (this.problem = sayProblem(error)),
        notice() {},
        shared() {},
      },
    );
  }

  /** Tells the server what has changed on the page. */
  follow(setting: Setting): void {
    if (this.session === undefined) return;
    this.#told = this.#told.then(() => this.#tell(setting));
  }

  async #tell(setting: Setting): Promise<void> {
    const agreed = agreedIn(setting);
    const text = JSON.stringify(agreed);
    if (text !== this.#agreed) {
      this.#agreed = text;
      await this.#ask({ t: 'arrange', ...agreed });
    }
    for (const [seat, plan] of setting.seats.entries()) await this.#seat(seat, plan);
  }

  async #seat(seat: number, plan: SeatPlan): Promise<void> {
    const there = this.seats[seat];
    const isMine = this.session?.you.seat === seat;
    if (there === undefined) return;
    if (isMine && plan.name.trim() !== '' && plan.name.trim() !== there.name)
      await this.#ask({ t: 'seat', seat, kind: 'human', name: plan.name.trim() });
    if (isMine || isTaken(there)) return;
    const wish = wishFor(plan, seat);
    if (wish.kind !== there.kind || (wish.kind === 'bot' && wish.bot !== there.bot))
      await this.#ask({ t: 'seat', seat, ...wish });
  }

  /** Whoever sits there has to leave. */
  free(seat: number): void {
    void this.#ask({ t: 'seat', seat, kind: 'human' });
  }

  /** Bots take what is free, then the cards are dealt. False: not yet, and the page says why. */
  async start(setting: Setting): Promise<boolean> {
    this.follow(setting);
    await this.#told;
    for (const [seat, plan] of setting.seats.entries())
      if (this.seats[seat]?.free === true)
        await this.#ask({ t: 'seat', seat, ...wishFor({ ...plan, sitter: 'bot' }, seat) });
    return (await this.#ask({ t: 'start' })) === undefined;
  }

  close(): void {
    this.session?.close();
  }

  async #ask(wish: Parameters<Session['ask']>[0]): Promise<Sentence | undefined> {
    const refusal = await this.session?.ask(wish);
    this.problem = refusal === undefined ? '' : sayProblem(refusal);
    return refusal;
  }
}
