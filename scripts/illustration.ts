import { writeFileSync } from 'node:fs';

// Draws the ipê of the heroes: bare branches, yellow flowers at their ends. The same seed gives the same tree.
let state = 20_000;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const between = (low: number, high: number) => low + random() * (high - low);
const round = (value: number) => Math.round(value * 10) / 10;

const branches: string[][] = [[], [], [], [], [], []];
const flowers: string[] = [];

function flower(x: number, y: number): void {
  flowers.push(
    `<use href="#f" transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(between(0, 72))}) scale(${round(between(0.7, 1.5))})"/>`,
  );
}

function grow(x: number, y: number, angle: number, length: number, depth: number): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const bend = between(-0.18, 0.18) * length;
  const middle = `${round((x + endX) / 2 + bend)} ${round((y + endY) / 2)}`;
  branches[depth]?.push(`M${round(x)} ${round(y)}Q${middle} ${round(endX)} ${round(endY)}`);
  if (depth >= 3) for (let n = depth - 2; n > 0; n--) flower(endX + between(-16, 16), endY + between(-14, 14));
  if (depth === 5) return;
  const children = depth < 2 ? 3 : 2;
  for (let n = 0; n < children; n++) {
    const spread = children === 3 ? (n - 1) * 0.55 : (n - 0.5) * 0.8;
    if (depth < 4 || random() > 0.25)
      grow(endX, endY, angle + spread + between(-0.18, 0.18), length * between(0.66, 0.82), depth + 1);
  }
}

grow(420, 620, -Math.PI / 2 - 0.12, 150, 0);

const strokes = branches
  .map((paths, depth) => `<path d="${paths.join('')}" stroke-width="${round(20 * 0.62 ** depth)}"/>`)
  .join('\n');
const petals = [0, 72, 144, 216, 288]
  .map((angle) => `<path d="M0 0C-5-3-6-9-2-12c1 2 3 2 4 0 4 3 3 9-2 12Z" transform="rotate(${angle})"/>`)
  .join('');

writeFileSync(
  'pages/styles/ipe.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 620">
<defs><g id="f">${petals}<circle r="2" fill="#b4541a"/></g></defs>
<g fill="none" stroke="#2f5a44" stroke-linecap="round">
${strokes}
</g>
<g fill="#f7b614">
${flowers.join('\n')}
</g>
</svg>
`,
);
