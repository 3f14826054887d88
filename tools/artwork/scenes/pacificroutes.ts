import {
  blob, canopyLine, clamp, cumulus, darken, ease, fill, flock, flutes, foam, forest, frame, glints, ground, highest, hill, type Kit, mist, mix,
  peak, rays, reflection, ridge, type Scene, sky, skyline, stratus, sun, water, waterfall, coconutPalm,
} from '../kit'
import {humpback, splash} from '../kit/whale'

const [NIGHT, PETROL, SEA, MOSS, GOLD, CREAM, SKIN] = ['#0c2836', '#12505f', '#3f97a0', '#1d5548', '#ffc978', '#fff3d9', '#23405a']

/** After the rain on the Pacific coast: a humpback breaches before jungle cliffs with waterfalls. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 830
  const far = skyline(r, {y: 815, amp: 26, scale: 420, lift: 150, shape: highest(hill(380, 520), hill(1150, 420), peak(60, 420, 1.1))})
  const middle = skyline(r, {y: 824, amp: 26, scale: 300, lift: 330, shape: x => ease(x, 1250, 1900) * (0.75 + 0.25 * Math.sin(x / 160))})
  const cliff = skyline(r, {y: 850, amp: 36, scale: 330, lift: 640, shape: x => ease(x, 1690, 1840) * (0.55 + 0.45 * ease(x, 1800, 2350))})
  const stack = skyline(r, {y: 850, amp: 14, scale: 120, lift: 210, shape: x => ease(x, 300, 350) * (1 - ease(x, 430, 520))})
  const rock = (s: (x: number) => number, from: number, to: number, colour: string, lit: string) => {
    const d = ground(s, 870, from, to, 10)
    return fill(d, k.across([lit, colour, darken(colour, 0.05)], [from, 300], [to, 700])) +
      flutes(k, d, {from, to, top: 250, bottom: 880, colour: darken(colour, 0.08), count: 70, opacity: 0.35}) +
      flutes(k, d, {from, to, top: 250, bottom: 880, colour: lit, count: 40, opacity: 0.3})
  }
  const flat = fill(blob([[1150, horizon - 20], [1010, 560], [1020, 420], [1120, 250], [1220, 300], [1330, 520], [1420, 700], [1460, 1060], [1180, 1060]]), SKIN)
  return [
    sky(k, ['#2d5f7e', '#5f96a4', '#a9c3b4', '#f3d7a0', '#ffc083'], horizon),
    sun(k, {at: [800, 640], r: 64, colour: CREAM, glow: GOLD, reach: 10, strength: 0.95}),
    cumulus(k, {at: [1640, 350], width: 1250, height: 320, colour: '#b9c4bf', light: '#fff0d2', shade: '#6d93a0', side: -0.9, opacity: 0.92}),
    cumulus(k, {at: [300, 300], width: 1000, height: 270, colour: '#c3cdc2', light: '#fff0d2', shade: '#7a9fa6', side: 0.9, opacity: 0.9}),
    stratus(k, {at: [900, 470], width: 1100, height: 60, colour: '#f7d9a8', light: CREAM, shade: '#d5b79a', opacity: 0.85}),
    stratus(k, {at: [380, 600], width: 800, height: 40, colour: '#f2cf9f', light: CREAM, opacity: 0.8}),
    rays(k, {at: [800, 330], from: 30, to: 150, count: 11, colour: '#fff0c4', opacity: 0.35, length: 900}),
    ridge(k, canopyLine(r, far, {crown: 26}), {top: '#7fa3a0', base: '#f0cf9f', bottom: 850, light: '#ffe7b8', edge: 0.4, side: -1, spurs: 10, depth: 0.3}),
    ridge(k, canopyLine(r, middle, {crown: 34}), {top: '#54877f', base: '#cdbf94', bottom: 850, light: '#ffe0a0', edge: 0.5, side: -1, spurs: 14, depth: 0.45}),
    waterfall(k, {at: [1716, 600], width: 20, height: 226, colour: '#fffaf0', shade: '#a9c4b4'}),
    mist(k, {y: 800, height: 70, colour: '#ffe2b4', opacity: 0.7}),
    rock(stack, 300, 520, '#3d5e58', '#b08f6a'),
    forest(k, x => stack(x) + 12, {from: 330, to: 490, rows: 2, crown: 50, drop: 22, far: '#2f6a58', near: MOSS, light: '#cfcf7c', side: 1}),
    rock(cliff, 1640, 2460, '#3a524f', '#b8946c'),
    waterfall(k, {at: [1990, 470], width: 44, height: 372, colour: '#fffaf0', shade: '#8fb0a8'}),
    waterfall(k, {at: [2062, 540], width: 18, height: 300, colour: '#fffaf0', shade: '#8fb0a8'}),
    forest(k, x => cliff(x) + 6, {from: 1760, to: 2460, rows: 2, crown: 84, drop: 40, far: '#2f6a58', near: MOSS, light: '#d6d27c', side: -1, palms: 0.2}),
    ...[1790, 2130, 2310].map((x, i) => forest(k, y => y * 0 + [770, 700, 640][i]!, {from: x - 60, to: x + 90 + i * 30, rows: 1, crown: 60, far: '#2f6a58', near: '#235a4b', light: '#cfcf7c', side: -1})),
    water(k, {top: horizon, stops: ['#f4cf9c', '#8fbcae', SEA, '#1b6c7a', PETROL, NIGHT], light: '#cfe6d6', dark: NIGHT, ripples: 190}),
    reflection(k, fill(ground(cliff, horizon, 1640, 2460) + ground(stack, horizon, 300, 520) + ground(middle, horizon, 1250, 2460), '#1f4a4a'), {y: horizon, depth: 300, opacity: 0.55, squash: 0.6, gaps: 30}),
    foam(k, {at: [2010, 846], width: 620, height: 26, colour: CREAM, opacity: 0.8}),
    foam(k, {at: [410, 842], width: 260, height: 16, colour: CREAM, opacity: 0.7}),
    glints(k, {x: 800, top: horizon, bottom: 1330, spread: 300, count: 520, colour: '#fff0cc', opacity: 0.85}),
    flock(k, {at: [640, 300], count: 8, spread: 190, size: 30, colour: '#2b5368'}),
    reflection(k, flat, {y: 1060, depth: 280, opacity: 0.55, squash: 0.45, gaps: 26}),
    foam(k, {at: [1310, 1085], width: 1150, height: 150, colour: '#d7ebe4', opacity: 0.75}),
    splash(k, {at: [1310, 1060], width: 900, height: 330, colour: '#d5e8e2', shade: '#5f9fa8', light: '#fffaf0', seedTurn: 3}),
    humpback(k, {at: [1300, 1060], size: 860, skin: SKIN, belly: '#efe3cf', light: '#ffe2b0', rotate: -11}),
    splash(k, {at: [1320, 1092], width: 860, height: 210, colour: '#f1f6ee', shade: '#7fb4b8', light: '#fffdf6', seedTurn: 11}),
    foam(k, {at: [1310, 1112], width: 1050, height: 90, colour: '#fffaf0', opacity: 0.9, holes: 0.8}),
    coconutPalm(k, {at: [2330, 1420], height: 620, lean: -0.14, crown: 0.5, colour: NIGHT, light: '#2b6a58', trunk: '#14202a', trunkLight: '#7a6a58', side: -1}),
    frame(k, {corner: 'br', size: 620, colour: '#08202b', light: '#1f5a52', kinds: ['frond', 'fern', 'banana'], count: 8}),
    frame(k, {corner: 'bl', size: 460, colour: '#08202b', light: mix('#1f5a52', NIGHT, clamp(0.3)), kinds: ['frond', 'fern'], count: 6}),
  ].join('')
}

export const scene: Scene = {name: 'pacificroutes', seed: 44, draw}
