import { say } from '../engine/text.ts';
import { armText, commandOf } from './again.ts';
import type { Estimate } from './ask/estimate.ts';
import type { Result } from './ask/result.ts';
import { short } from './ask/verdict.ts';
import { barsSvg } from './plot/bars.ts';
import { type Dot, dotsSvg } from './plot/dots.ts';
import { escaped } from './plot/svg.ts';
import { en } from './text/en.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#1c1b1a;--paper:#fbfaf7;--line:#b8b2a7;--mark:#1f5f8b;--band:#d9e8d5}
@media (prefers-color-scheme:dark){:root{--ink:#ece8e1;--paper:#191817;--line:#5c574f;--mark:#7fb8de;--band:#2c4030}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:48rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}svg{width:100%;height:auto}svg text{font-size:13px;fill:var(--ink)}
.tick{font-size:11px}.bar{stroke:var(--mark);stroke-width:2}
.dot,.bars{fill:var(--mark)}.bars{opacity:.45}.band{fill:var(--band)}
.axis,.zero{stroke:var(--line)}.zero{stroke-dasharray:3 3}.outline{fill:none;stroke:var(--ink);stroke-width:2}
.arm2{stroke-dasharray:6 3}.arm3{stroke-dasharray:2 3}
table{border-collapse:collapse;font-size:.9rem}
td,th{padding:.15rem .8rem .15rem 0;text-align:left;border-bottom:1px solid var(--line)}
.wide{overflow-x:auto}code,pre{font-size:.85rem;white-space:pre-wrap;overflow-wrap:anywhere}
.answer{font-size:1.15rem}`;

/** One page that needs nothing else: the answers, charts with their tables, and what repeats them. */
export function pageOf(results: readonly Result[]): string {
  const parts = results.map(sectionOf).join('\n');
  const games = results.map(({ question }) => question.game).join(', ');
  const data = JSON.stringify(results).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Crossings: ${escaped(games)}</title><style>${STYLE}</style></head>
<body><h1>What was asked, and what came out</h1>
${parts}
<h2>What is never said here</h2>
<p>That a game is balanced, fair or solved; that people do what bots do; that nothing changed because an
interval covers zero; that it holds for other seats, options, content or bots than those named.</p>
<script type="application/json" id="results">${data}</script></body></html>
`;
}

function sectionOf(result: Result): string {
  const { question, answer, histograms, odd, run } = result;
  const charts = [...chartsOf(result), ...histogramCharts(histograms)].join('\n');
  const watch = odd.map(({ seed, arm, why }) => [seed, arm, say(en, why)]);
  return `<section><h2>${escaped(question.game)}, ${question.seats} seats</h2>
${answer.map((line) => `<p class="answer">${escaped(say(en, line))}</p>`).join('\n')}
<p>${result.deals} deals, ${result.games} games.</p>
<ul>${question.arms.map((arm) => `<li>${escaped(armText(question, arm))}</li>`).join('')}</ul>
${charts}
${watch.length > 0 ? `<h3>Games worth watching</h3>${tableOf(['seed', 'arm', 'why'], watch)}` : ''}
<h3>To ask it again</h3><pre>${escaped(commandOf(question))}</pre>
<p><code>question ${result.asked}, result ${result.digest}, build ${escaped(run.build)}</code></p></section>`;
}

function chartsOf({ estimates, ladder }: Result): string[] {
  if (ladder !== null) {
    const dots = ladder.bots.map((bot): Dot => ({ ...bot, band: null }));
    return [figure('Ratings, 400 points for a factor of ten', dots)];
  }
  const shown = estimates.filter(({ family, value }) => family !== 'browse' && value !== null);
  const marked = estimates.filter((one) => one.marked);
  const groups = new Map<string, Estimate[]>();
  for (const one of shown) {
    const key = `${one.measure}${one.minus === null ? '' : ', change'}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const charts = [...groups].map(([name, all]) => figure(name, all.map(dotOf)));
  if (marked.length > 0) {
    charts.push(
      figure(
        'Also different',
        marked.map((one) => ({ ...dotOf(one), name: `${one.measure}, ${one.arm}` })),
      ),
    );
  }
  return charts;
}

const dotOf = ({ arm, minus, value, low, high, target }: Estimate): Dot => ({
  name: minus === null ? arm : `${arm} - ${minus}`,
  value: value ?? 0,
  low,
  high,
  band: target,
});

function figure(title: string, dots: readonly Dot[]): string {
  const said = (number: number | null): string => (number === null ? '–' : short(number));
  const rows = dots.map(({ name, value, low, high }) => [name, said(value), said(low), said(high)]);
  return `<figure><figcaption>${escaped(title)}</figcaption>${dotsSvg(title, dots)}
<details><summary>as a table</summary>${tableOf(['', 'value', 'from', 'to'], rows)}</details></figure>`;
}

function histogramCharts(histograms: Result['histograms']): string[] {
  return [...new Set(histograms.map(({ measure }) => measure))].map((measure) => {
    const all = histograms.filter((one) => one.measure === measure);
    const [first] = all;
    const rows = (first?.games ?? []).map((_games, bar) => [
      String((first?.from ?? 0) + bar * (first?.step ?? 1)),
      ...all.map(({ games }) => String(games[bar] ?? 0)),
    ]);
    const title = `Games by ${measure}`;
    const heads = ['from', ...all.map(({ arm }) => arm)];
    return `<figure><figcaption>${escaped(title)}</figcaption>${barsSvg(title, all)}
<details><summary>as a table</summary>${tableOf(heads, rows)}</details></figure>`;
  });
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th>${escaped(cell)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** For a README: the sentences, a table, and the command. */
export function markdownOf(results: readonly Result[]): string {
  return results
    .map(({ question, answer, estimates, digest }) => {
      const rows = estimates
        .filter(({ family }) => family !== 'browse')
        .map(({ measure, arm, minus, value, low, high }) => {
          const cells = [value, low, high].map((one) => (one === null ? '–' : short(one)));
          return `| ${measure} | ${minus === null ? arm : `${arm} - ${minus}`} | ${cells.join(' | ')} |`;
        });
      const table =
        rows.length === 0
          ? []
          : ['', '| measure | arm | value | from | to |', '| --- | --- | --- | --- | --- |', ...rows];
      const said = answer.map((line) => say(en, line));
      return [...said, ...table, '', '```', commandOf(question), '```', '', `Result \`${digest}\`.`].join(
        '\n',
      );
    })
    .join('\n\n');
}
