import type { FamiliaTipo } from '../../modules/catalogue/familia.ts';
import { bough, box, disc, flower, lines, scene, shape, TINTA } from './pen.ts';

const { linha, parede, fundo, papel, verde, flor, casca, galho } = TINTA;
const PLAIN = { line: false };

/** What each family sells, as a place where somebody works. */
export const SCENES: Record<FamiliaTipo, string> = {
  PHP: scene(bough(), shopFront(60, 1), flower(190, 66, 1.4)),
  REVENDAPHP: scene(bough(), shopFront(20, 0.46), shopFront(146, 0.46), shopFront(272, 0.46), shape('M16 190L200 92L384 190Z', verde), disc(200, 150, 26, fundo), flower(200, 150, 1.6)), // prettier-ignore
  NODEJS: scene(bough(), pegboard(), hexagon(150, 178, 46), flower(150, 178, 1.8), bench()),
  SPRING: scene(bough(), glasshouse(), sprout(120, 1), sprout(190, 1.4), sprout(260, 1.1), bench()),
  JAVA: scene(bough(), counterScreen(), cup(), bench()),
  VPSLINUX: scene(bough(), monitor(70, 66, 230, 150), lines([[100, 104], [126, 124], [100, 144]], { colour: flor, width: 9 }), lines([[142, 150], [196, 150]], { colour: papel, width: 9 })), // prettier-ignore
  VPSLINUXHYPER: scene(bough(), tower(40, 206), tower(128, 152), tower(216, 92), lines([[62, 172], [150, 118], [232, 56]], { colour: flor, width: 6 }), lines([[206, 56], [234, 54], [228, 82]], { colour: flor, width: 6 })), // prettier-ignore
  VPSCPANEL: scene(bough(), controlDesk()),
  VPSICP: scene(bough(), monitor(70, 66, 230, 150), crates(), lines([[206, 176], [230, 148], [250, 160], [276, 116]], { colour: flor, width: 6 })), // prettier-ignore
  VPSN8N: scene(bough(), mill(), flow()),
  VPSWINDOWS: scene(sashWindow()),
  DEDICADO: scene(bough(), rack()),
};

function shopFront(left: number, scale: number): string {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((n) => shape(`M${n * 43} 0h43v44a21.5 20 0 0 1-43 0Z`, n % 2 === 0 ? flor : papel))
    .join('');
  const front = [
    box(12, 40, 234, 158, parede),
    box(32, 92, 116, 72, papel),
    box(44, 106, 60, 8, verde, PLAIN),
    box(44, 122, 92, 6, linha, PLAIN),
    box(44, 136, 76, 6, linha, PLAIN),
    box(174, 92, 52, 106, fundo),
    disc(214, 148, 4, flor, PLAIN),
    stripes,
  ];
  return `<g transform="translate(${left} ${288 - 198 * scale}) scale(${scale})">${front.join('')}</g>`;
}

function bench(): string {
  return box(40, 236, 320, 16, verde) + lines([[70, 254], [62, 286]]) + lines([[330, 254], [338, 286]]); // prettier-ignore
}

function pegboard(): string {
  const spanner = lines([[252, 112], [252, 166]], { width: 10 }) + disc(252, 102, 14, fundo); // prettier-ignore
  const hammer = box(284, 92, 46, 20, verde) + lines([[307, 114], [307, 172]], { width: 9 }); // prettier-ignore
  return box(60, 66, 290, 130, parede) + spanner + hammer + gear(80, 104);
}

function gear(x: number, y: number): string {
  const teeth = [0, 45, 90, 135].map((angle) => `<path d="M0-24V24" stroke-width="9" transform="rotate(${angle})"/>`).join('');
  return `<g transform="translate(${x + 14} ${y})">${teeth}<circle r="16" fill="${verde}"/><circle r="5" fill="${parede}" stroke="none"/></g>`;
}

function hexagon(x: number, y: number, size: number): string {
  const half = size * 0.87;
  return shape(`M${x} ${y - size}l${half} ${size / 2}v${size}l${-half} ${size / 2}l${-half} ${-size / 2}v${-size}Z`, fundo);
}

function glasshouse(): string {
  const frame = shape('M64 236V118L190 52L316 118V236Z', fundo);
  return frame + lines([[64, 118], [316, 118]]) + lines([[148, 76], [148, 236]], { width: 3 }) + lines([[232, 76], [232, 236]], { width: 3 }); // prettier-ignore
}

function sprout(x: number, scale: number): string {
  const plant = [
    '<path d="M0 0V-44" fill="none" stroke-width="6"/>',
    shape('M0-22c-4-20-18-26-32-24 2 16 14 26 32 24Z', verde),
    shape('M0-34c4-20 18-26 32-24-2 16-14 26-32 24Z', verde),
    shape('M-22 0h44l-6 30h-32Z', casca),
  ];
  return `<g transform="translate(${x} ${234 - 30 * scale}) scale(${scale})">${plant.join('')}</g>`;
}

function counterScreen(): string {
  const braces =
    shape('M110 108c-16 0-8 24-22 26 14 2 6 26 22 26', 'none') + shape('M160 108c16 0 8 24 22 26-14 2-6 26-22 26', 'none');
  return box(60, 80, 150, 112, parede) + lines([[135, 194], [135, 232]], { width: 10 }) + braces + disc(135, 134, 6, flor, PLAIN); // prettier-ignore
}

function cup(): string {
  return [
    shape('M250 164h84v40a32 32 0 0 1-32 32h-20a32 32 0 0 1-32-32Z', papel),
    '<path d="M334 176h10a16 16 0 0 1 0 32h-12" fill="none"/>',
    '<path d="M274 148c-8-12 8-18 0-32M306 148c-8-12 8-18 0-32" fill="none" stroke-width="6"/>',
    box(262, 182, 60, 8, casca, PLAIN),
  ].join('');
}

function monitor(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  return (
    box(x, y, width, height, parede, { radius: 10 }) +
    box(x + 14, y + 14, width - 28, height - 28, fundo, { radius: 4, line: false }) +
    lines([[middle, y + height + 3], [middle, 280]], { width: 12 }) + // prettier-ignore
    lines([[middle - 50, 284], [middle + 50, 284]], { width: 8 }) // prettier-ignore
  );
}

function tower(x: number, top: number): string {
  const lights = Array.from({ length: Math.floor((272 - top) / 30) }, (_, n) =>
    [box(x + 12, top + 16 + n * 30, 32, 8, linha, PLAIN), disc(x + 58, top + 20 + n * 30, 5, flor, PLAIN)].join(''),
  );
  return box(x, top, 74, 286 - top, parede) + lights.join('');
}

function controlDesk(): string {
  const sliders = [0, 1, 2, 3].map((n) => lines([[106 + n * 38, 180], [106 + n * 38, 226]], { width: 4 }) + box(96 + n * 38, 184 + ((n * 17) % 34), 20, 12, flor, PLAIN)); // prettier-ignore
  const dials = [0, 1].map((n) => disc(278 + n * 46, 204, 16, fundo) + lines([[278 + n * 46, 204], [286 + n * 46, 194]], { colour: papel, width: 4 })); // prettier-ignore
  return [
    box(84, 66, 96, 68, parede),
    box(200, 66, 96, 68, parede),
    lines([[100, 116], [118, 96], [136, 108], [162, 84]], { colour: flor }), // prettier-ignore
    box(216, 84, 12, 34, verde, PLAIN) + box(236, 96, 12, 22, papel, PLAIN) + box(256, 78, 12, 40, flor, PLAIN),
    lines([[132, 136], [132, 156]]) + lines([[248, 136], [248, 156]]), // prettier-ignore
    shape('M64 158H356L372 246H48Z', parede),
    ...sliders,
    ...dials,
    lines([[80, 248], [80, 286]]) + lines([[340, 248], [340, 286]]), // prettier-ignore
  ].join('');
}

function crates(): string {
  return [box(98, 152, 40, 34, verde), box(144, 152, 40, 34, verde), box(121, 112, 40, 34, casca)].join('');
}

function mill(): string {
  const blades = [20, 110, 200, 290]
    .map((angle) => `<path d="M0 0V-74M0-22h22v-48H0" fill="${papel}" transform="rotate(${angle})"/>`)
    .join('');
  return [
    shape('M82 286L98 138h68l16 148Z', parede),
    shape('M92 140L132 96l40 44Z', verde),
    shape('M116 286v-40a16 16 0 0 1 32 0v40Z', fundo),
    `<g transform="translate(132 134)">${blades}<circle r="9" fill="${casca}"/></g>`,
  ].join('');
}

function flow(): string {
  return [
    lines([[190, 250], [240, 250], [262, 206], [300, 206]], { colour: flor }), // prettier-ignore
    lines([[240, 250], [312, 250]], { colour: flor }), // prettier-ignore
    box(222, 234, 34, 32, verde),
    box(296, 188, 38, 34, verde),
    box(308, 236, 38, 34, verde),
    flower(315, 206, 1),
  ].join('');
}

function sashWindow(): string {
  const panes = [[92, 64], [206, 64], [92, 154], [206, 154]].map(([x, y]) => box(x!, y!, 102, 80, fundo, { radius: 2 })); // prettier-ignore
  return [
    box(76, 48, 248, 202, papel),
    ...panes,
    `<path d="M306 70C270 84 250 96 226 130M276 84c-4 20-10 30-24 42" fill="none" stroke="${galho}"/>`,
    ...[[226, 132, 1.7], [250, 104, 1.4], [254, 128, 1.3], [280, 82, 1.6], [292, 108, 1.2]].map(([x, y, size]) => flower(x!, y!, size!)), // prettier-ignore
    box(60, 250, 280, 16, verde),
    lines([[84, 268], [84, 286]]) + lines([[316, 268], [316, 286]]), // prettier-ignore
    `<g transform="translate(30 16)">${sprout(104, 0.9)}</g>`,
  ].join('');
}

function rack(): string {
  const units = [0, 1, 2, 3, 4].map((n) => {
    const y = 72 + n * 40;
    return [
      box(118, y, 164, 30, n === 2 ? verde : fundo, { radius: 4 }),
      box(132, y + 11, 70, 8, linha, PLAIN),
      disc(238, y + 15, 5, flor, PLAIN),
      disc(260, y + 15, 5, n === 2 ? papel : linha, PLAIN),
    ].join('');
  });
  return box(100, 50, 200, 232, parede, { radius: 10 }) + units.join('') + `<g transform="translate(0 52)">${sprout(62, 1)}</g>`;
}
