import {
  canopyLine, cumulus, fill, flock, forest, frame, highest, hill, type Kit, liana, mist, mix, type Pt, peak, rays, ridge,
  type Scene, sky, skyline, stratus, sun, winding, bananaLeaf, heliconia, monstera, glints,
} from '../kit'
import {BLUE_GOLD, branch, flowering, macaw, macawFlying, SCARLET, toucan} from '../kit/birds'

const [INK, JUNGLE, FERN, LIME, PEACH, CREAM, ROSE] = ['#0b2a33', '#14504a', '#2f7d5b', '#b5cf6a', '#ffc79a', '#fff2d6', '#e2577f']

/** Dawn over a jungle valley: macaws and a toucan among pink blossom, a river shining far below. */
function draw(k: Kit): string {
  const r = k.rng
  const peaks = skyline(r, {y: 560, amp: 50, scale: 480, octaves: 7, rough: 0.54, lift: 250, shape: highest(peak(300, 620, 1.2), peak(1750, 700, 1.15), peak(2350, 500, 1.3))})
  const second = skyline(r, {y: 640, amp: 50, scale: 560, lift: 230, shape: highest(hill(60, 560), hill(2250, 560), hill(1500, 300))})
  const third = skyline(r, {y: 1020, amp: 40, scale: 480, lift: 480, shape: highest(hill(60, 640), hill(2300, 860))})
  const fourth = skyline(r, {y: 1130, amp: 34, scale: 420, lift: 520, shape: highest(hill(-160, 760), hill(2560, 800))})
  const floor = skyline(r, {y: 830, amp: 8, scale: 500})
  const river: Pt[] = [[985, 842], [900, 850], [840, 862], [960, 882], [1060, 905], [900, 940], [740, 975], [860, 1030], [1060, 1080], [980, 1200]]
  const bough: Pt[] = [[2480, 830], [2150, 900], [1800, 900], [1440, 872], [1120, 905], [860, 842], [690, 860]]
  const twig: Pt[] = [[2480, 470], [2200, 590], [1960, 560], [1740, 592], [1560, 575], [1460, 590]]
  const bloom = (x: number, y: number, size: number, flowers = 5, leaves = 11) =>
    flowering(k, {at: [x, y], size, leaf: '#123f3f', leafLight: '#86b357', petals: [ROSE, '#f0849b', '#d23f6d'], heart: '#ffe29a', flowers, leaves})
  return [
    sky(k, ['#3a7f9c', '#7db7b2', '#cfd6b0', PEACH, '#ffb488'], 660),
    sun(k, {at: [850, 500], r: 72, colour: CREAM, glow: '#ffe0a0', reach: 9}),
    stratus(k, {at: [480, 170], width: 900, height: 60, colour: '#e6dcc4', light: CREAM, opacity: 0.7}),
    stratus(k, {at: [1180, 400], width: 700, height: 34, colour: '#ffd9b0', light: CREAM, opacity: 0.8}),
    cumulus(k, {at: [2020, 380], width: 800, height: 240, colour: '#f6d8bd', light: CREAM, shade: '#d9ab9c', side: -0.8, opacity: 0.9}),
    ridge(k, peaks, {top: '#8aa9b0', base: '#ffd3a6', bottom: 700, light: CREAM, edge: 0.5, side: -1, spurs: 22, depth: 0.5}),
    ridge(k, canopyLine(r, second, {crown: 34}), {top: '#6f9f99', base: '#f3cfa0', bottom: 770, light: '#ffe9b8', edge: 0.35, side: -1, spurs: 12, depth: 0.3}),
    mist(k, {y: 715, height: 80, colour: '#ffe3bd', opacity: 0.75}),
    ridge(k, canopyLine(r, floor, {crown: 30}), {top: '#7fae8c', base: '#4d8d74', bottom: 1100, light: '#ffe9b8', edge: 0.3}),
    ridge(k, canopyLine(r, third, {crown: 44}), {top: '#4f8f80', base: '#7fb08c', bottom: 1130, light: '#e9e0a0', edge: 0.4, side: -1, spurs: 12, depth: 0.3}),
    fill(winding(river, 4, 130), k.across([CREAM, '#ffd9a8', '#a9cdbb', '#5fa3a6'], [0, 840], [0, 1100])),
    glints(k, {x: 850, top: 900, bottom: 1080, spread: 90, count: 60, colour: '#fffbe8'}),
    mist(k, {y: 1010, height: 90, colour: '#f0e4bd', opacity: 0.35}),
    forest(k, fourth, {from: -60, to: 2460, rows: 4, crown: 104, drop: 66, far: '#2f7a66', near: '#14504a', light: '#c6d277', palms: 0.14}),
    rays(k, {at: [850, 500], from: 20, to: 160, count: 10, colour: '#ffeec0', opacity: 0.3, length: 1300}),
    flock(k, {at: [760, 560], count: 6, spread: 150, size: 24, colour: '#3f7480'}),
    macawFlying(k, {at: [760, 320], size: 220, colours: BLUE_GOLD, rotate: -8, side: -1}),
    macawFlying(k, {at: [390, 560], size: 130, colours: SCARLET, rotate: -4, beat: -0.55}),
    // The canopy in which the birds sit.
    bloom(2210, 800, 300, 7, 14),
    bloom(930, 850, 150, 3, 8),
    liana(k, [[1960, -20], [1990, 160], [1950, 330], [1985, 540]], 16, '#123f3f', FERN),
    macaw(k, {at: [1085, 895], size: 400, colours: SCARLET, side: -1, flip: true, rotate: -7, nod: 16}),
    branch(k, bough, 92, 26, '#3d2f35', '#e8a878'),
    branch(k, twig, 62, 16, '#3d2f35', '#e8a878'),
    macaw(k, {at: [1385, 850], size: 445, colours: SCARLET, side: -1, flip: true, rotate: 5, nod: -10}),
    toucan(k, {at: [1720, 578], size: 285, light: '#ffd9a0', side: -1, flip: true}),
    bloom(1720, 905, 200, 6, 10),
    bloom(1230, 905, 110, 3, 6),
    bloom(790, 850, 150, 4, 8),
    bloom(1480, 590, 110, 4, 7),
    bloom(1870, 600, 190, 5, 10),
    bloom(2120, 560, 240, 7, 12),
    bloom(2060, 960, 280, 6, 12),
    bloom(700, 868, 110, 3, 6),
    frame(k, {corner: 'br', size: 760, colour: INK, light: '#2b6f52', kinds: ['banana', 'monstera', 'fern'], count: 8}),
    frame(k, {corner: 'bl', size: 560, colour: INK, light: '#1d5a4a', kinds: ['frond', 'fern', 'monstera'], count: 7}),
    bananaLeaf(k, {from: [2440, -30], angle: 150, length: 620, droop: 40, width: 0.2, colour: INK, light: '#2b6f52'}),
    monstera(k, {at: [2330, 120], size: 260, angle: 120, colour: INK, light: FERN}),
    heliconia(k, {from: [2290, 1010], length: 260, angle: 82, bracts: 6, red: '#d2372b', tip: '#f4c534', stalk: FERN}),
    frame(k, {corner: 'tl', size: 430, colour: INK, light: mix(FERN, LIME, 0.1), kinds: ['frond', 'fern'], count: 5}),
  ].join('')
}

export const scene: Scene = {name: 'home-hero', seed: 12, draw}
