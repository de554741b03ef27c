/** Short tones, made here; silent until a player switches them on, and then until they are switched off. */
const NAME = 'hesperides-party-sound'
type Tone = 'lemon' | 'lime' | 'wrong' | 'in' | 'miss' | 'take' | 'chewed' | 'gulp' | 'tick' | 'go' | 'end'
const TONES: Record<Tone, [number, number][]> = {
  lemon: [[880, 0.09]],
  lime: [
    [440, 0.06],
    [440, 0.06],
  ],
  wrong: [[130, 0.22]],
  in: [
    [660, 0.08],
    [990, 0.12],
  ],
  miss: [[170, 0.18]],
  take: [[520, 0.05]],
  chewed: [[740, 0.05]],
  gulp: [
    [300, 0.09],
    [200, 0.12],
  ],
  tick: [[500, 0.07]],
  go: [[1000, 0.2]],
  end: [
    [700, 0.12],
    [500, 0.12],
    [350, 0.25],
  ],
}
const LOUD = 0.12

let on = $state(localStorage.getItem(NAME) === 'on')
let context: AudioContext | null = null

export const isLoud = (): boolean => on

export function turn(loud: boolean): void {
  on = loud
  localStorage.setItem(NAME, loud ? 'on' : 'off')
  play('take')
}

export function play(tone: Tone): void {
  if (!on || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [hertz, seconds] of TONES[tone]) {
    const voice = new OscillatorNode(context, { frequency: hertz, type: 'triangle' })
    const loudness = new GainNode(context, { gain: LOUD })
    loudness.gain.setTargetAtTime(0, at + seconds * 0.6, 0.02)
    voice.connect(loudness).connect(context.destination)
    voice.start(at)
    voice.stop(at + seconds + 0.1)
    at += seconds + 0.03
  }
}
