/** The map as a page: findings by rule, each with picture, steps and the command that repeats it; then the states. */
import { escapeHtml } from '../../support/escapeHtml.ts';

interface MapFinding {
  readonly check: string;
  readonly message: string;
  readonly times: number;
  readonly widths: readonly string[];
  readonly command: string;
  readonly picture?: string;
}

interface MapState {
  readonly path: string;
  readonly title: string;
  readonly width: string;
  readonly times: number;
  readonly picture?: string;
}

/** Contents of map.json. */
export interface MapOfRun {
  readonly planned: number;
  readonly minutes: number;
  readonly clicks: number;
  readonly suppressed: number;
  readonly visits: readonly string[];
  readonly states: readonly MapState[];
  readonly causes: readonly MapFinding[];
}

const picture = (file: string | undefined): string =>
  file === undefined
    ? ''
    : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="" loading="lazy"></a>`;

const finding = ({ message, times, widths, command, picture: file }: MapFinding): string =>
  `<li>${picture(file)}<p>${escapeHtml(message)}</p><p class="small">${String(times)} 次，宽度 ${widths.join('、')}</p><code>${escapeHtml(command)}</code></li>`;

const state = ({ path, title, width, times, picture: file }: MapState): string =>
  `<tr><td>${escapeHtml(path)}</td><td>${escapeHtml(title)}</td><td>${width}</td><td>${String(times)}</td><td>${picture(file)}</td></tr>`;

/** Returns the HTML of the map. */
export function pageOf({ planned, minutes, clicks, suppressed, visits, states, causes }: MapOfRun): string {
  const checks = [...Map.groupBy(causes, ({ check }) => check)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const count = ([check, found]: [string, MapFinding[]]) =>
    `<tr><td><a href="#${check}">${check}</a></td><td>${String(found.length)}</td></tr>`;
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>探索地图</title>
<style>
body { font: 14px/22px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif; max-width: 1200px; margin: 24px auto; padding: 0 16px; color: #1d2129 }
img { max-width: 240px; max-height: 160px; border: 1px solid #dde1e7; float: right; margin-left: 16px }
li { padding: 12px 0; border-bottom: 1px solid #eceef1; overflow: auto }
code { font-size: 12px; overflow-wrap: anywhere } .small { color: #4e5969; font-size: 12px }
table { border-collapse: collapse } td, th { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #eceef1 }
</style>
<h1>探索地图</h1>
<p>${minutes.toFixed(1)} 分钟：访问 ${String(visits.length)} 处（计划 ${String(planned)} 处），见到 ${String(states.length)} 种状态，点击 ${String(clicks)} 次，发现 ${String(causes.length)} 个问题，按说明略过 ${String(suppressed)} 次。</p>
<table><tr><th>规则</th><th>问题</th></tr>${checks.map(count).join('')}</table>
${checks.map(([check, found]) => `<h2 id="${check}">${check}（${String(found.length)}）</h2><ol>${found.map(finding).join('')}</ol>`).join('\n')}
<h2>见到的状态</h2>
<table><tr><th>地址</th><th>页面</th><th>宽度</th><th>次数</th><th>图</th></tr>${states.map(state).join('')}</table>
</html>
`;
}
