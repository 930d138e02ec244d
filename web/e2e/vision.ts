/** Colours as other eyes see them. */

export type Rgb = [number, number, number];
type Matrix = [Rgb, Rgb, Rgb];

/** For linear light: Machado, Oliveira and Fernandes 2009, complete deficiency; grey by the luminance of Rec. 709. */
export const EYES: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Linear light of a colour such as `rgb(143, 37, 40)`, as somebody sees it. */
export function seen(color: string, eyes: Matrix): Rgb {
  const channels = (/^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(color) ?? []).slice(1).map(Number);
  if (channels.length !== 3) throw new Error(`no colour: ${color}`);
  const light = channels.map(linear);
  return eyes.map((row) => {
    const sum = row.reduce((total, share, index) => total + share * (light[index] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  }) as Rgb;
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast as WCAG 2 defines it. */
export function contrast(one: Rgb, two: Rgb): number {
  const [dark, light] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
