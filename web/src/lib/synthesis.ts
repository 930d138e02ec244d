/** Makes the sounds of the table out of tones and noise: there is no file of any, and all are quiet and short. */

export type Sound = "dice" | "blow" | "shield" | "turn";

interface Voice {
  wave: OscillatorType | "noise";
  /** Seconds after the sound has begun. */
  at: number;
  length: number;
  /** In hertz; of noise, the middle of what is heard of it. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  level: number;
}

/** The loudest that all voices together may get, of 1. */
const VOLUME = 0.12;
const ATTACK = 0.004;
const SILENCE = 0.0001;

/** A die that hits the table: wood, and a little of the table below. */
const knock = (at: number, pitch: number): Voice[] => [
  { wave: "noise", at, length: 0.05, pitch, level: 0.9 },
  { wave: "sine", at, length: 0.07, pitch: pitch / 8, to: pitch / 12, level: 0.35 },
];

const bell = (at: number, pitch: number): Voice[] => [
  { wave: "sine", at, length: 0.7, pitch, level: 0.4 },
  { wave: "sine", at, length: 0.35, pitch: pitch * 2.01, level: 0.12 },
];

const SOUNDS: Record<Sound, readonly Voice[]> = {
  dice: [0, 0.07, 0.14, 0.21].flatMap((at, index) => knock(at, 2_400 - index * 260)),
  blow: [
    { wave: "sine", at: 0, length: 0.5, pitch: 130, to: 42, level: 0.8 },
    { wave: "noise", at: 0, length: 0.18, pitch: 420, level: 0.6 },
  ],
  shield: [520, 1_310, 2_070].map((pitch, index) => ({
    wave: "triangle",
    at: 0,
    length: 0.6 - index * 0.15,
    pitch,
    level: 0.35 / (index + 1),
  })),
  turn: [...bell(0, 523.25), ...bell(0.16, 783.99)],
};

function noise(context: BaseAudioContext, { length, pitch }: Voice) {
  const frames = Math.ceil(length * context.sampleRate);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) samples[frame] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const output = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(output);
  return { source, output };
}

function tone(context: BaseAudioContext, { wave, pitch, to = pitch, length }: Voice, begin: number) {
  const source = new OscillatorNode(context, { type: wave as OscillatorType });
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  return { source, output: source };
}

function speak(context: BaseAudioContext, voice: Voice, start: number) {
  const begin = start + voice.at;
  const end = begin + voice.length;
  const { source, output } = voice.wave === "noise" ? noise(context, voice) : tone(context, voice, begin);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.linearRampToValueAtTime(voice.level * VOLUME, begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  output.connect(envelope).connect(context.destination);
  source.start(begin);
  source.stop(end);
}

let context: AudioContext | undefined;

/** The one context of the page. Browsers let it speak once somebody has tapped something. */
function awake(): AudioContext {
  if (context) return context;
  const made = new AudioContext();
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, () => void made.resume(), { capture: true });
  return (context = made);
}

/** How long a context may take to wake up; without a tap before, it never does. */
const WAKING = 250;

/** Plays a sound after a number of seconds. What cannot be heard now is not saved up for later. */
export async function play(which: Sound, seconds: number) {
  const ready = awake();
  if (ready.state !== "running")
    await Promise.race([ready.resume(), new Promise((late) => setTimeout(late, WAKING))]);
  if (ready.state !== "running") return;
  for (const voice of SOUNDS[which]) speak(ready, voice, ready.currentTime + seconds);
}
