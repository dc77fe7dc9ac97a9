/** Counters in the text format of Prometheus. Nothing here names a table, a person or an address. */
const HELP = {
  crossings_acknowledged_total: 'Requests that were committed and acknowledged.',
  crossings_refusals_total: 'Requests that were refused with a reason.',
  crossings_errors_total: 'Messages that were no lawful request.',
  crossings_bytes_sent_total: 'Bytes sent over sockets.',
  crossings_messages_sent_total: 'Messages sent over sockets.',
  crossings_slow_readers_total: 'Connections closed because they did not read.',
  crossings_rate_limited_total: 'Requests turned away because they came too often.',
  crossings_store_troubles_total: 'Writings the store could not do.',
  crossings_complaints_total: 'Errors in rules, bots or rooms.',
} as const;

export type Counter = keyof typeof HELP;

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** A 'counter' never falls. */
  readonly kind?: 'counter';
  read(): number;
}

/** How often something took how long. */
export interface Histogram {
  readonly name: string;
  readonly help: string;
  /** Seconds. */
  readonly steps: readonly number[];
  /** How many took no longer than each step, how many there were, and their sum. */
  read(): { readonly within: readonly number[]; readonly count: number; readonly sum: number };
}

export interface Metrics {
  count(counter: Counter, by?: number): void;
  gauge(gauge: Gauge): void;
  histogram(histogram: Histogram): void;
  text(): string;
}

export function newMetrics(): Metrics {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(HELP).map((name) => [name, 0]));
  const gauges: Gauge[] = [];
  const histograms: Histogram[] = [];
  return {
    count(counter, by = 1) {
      counts[counter] = (counts[counter] ?? 0) + by;
    },
    gauge: (gauge) => void gauges.push(gauge),
    histogram: (histogram) => void histograms.push(histogram),
    text() {
      const lines: string[] = [];
      for (const [name, help] of Object.entries(HELP)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`, `${name} ${counts[name]}`);
      }
      for (const { name, help, kind = 'gauge', read } of gauges) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, `${name} ${read()}`);
      }
      for (const { name, help, steps, read } of histograms) {
        const { within, count, sum } = read();
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
        for (const [i, step] of steps.entries()) lines.push(`${name}_bucket{le="${step}"} ${within[i] ?? 0}`);
        lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
