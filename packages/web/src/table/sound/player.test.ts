import { afterEach, describe, expect, test } from "vitest";
import { NOTES, SOUNDS } from "./notes.ts";
import { playerOn } from "./player.ts";
import { GAINS, setVolume, volume, VOLUMES } from "./volume.ts";

afterEach(() => setVolume("off"));

/** A silent audio context that records what it is asked to play. */
function deaf() {
  const sung: { pitch: number; starts: number; ends: number; loudest: number; pan?: number }[] = [];
  let made = 0;
  const context = {
    currentTime: 10,
    state: "running",
    destination: {},
    close: async () => undefined,
    createOscillator: () => {
      const note = { pitch: 0, starts: 0, ends: 0, loudest: 0 };
      sung.push(note);
      return {
        frequency: {
          setValueAtTime: (pitch: number) => (note.pitch = pitch),
          exponentialRampToValueAtTime: () => undefined,
        },
        connect: (next: unknown) => next,
        start: (at: number) => (note.starts = at),
        stop: (at: number) => (note.ends = at),
      };
    },
    createGain: () => {
      const note = sung.at(-1)!;
      return {
        gain: {
          setValueAtTime: () => undefined,
          linearRampToValueAtTime: (level: number) => (note.loudest = level),
          exponentialRampToValueAtTime: () => undefined,
        },
        connect: (next: unknown) => next,
      };
    },
    createStereoPanner: () => {
      const note = sung.at(-1)!;
      return {
        pan: {
          set value(pan: number) {
            note.pan = pan;
          },
        },
        connect: () => undefined,
      };
    },
  };
  const player = playerOn(() => {
    made++;
    return context as unknown as AudioContext;
  });
  return { sung, player, context, made: () => made };
}

describe("sounds", () => {
  test("are off until somebody asks for them, and nothing is made for them", () => {
    const { sung, player, made } = deaf();
    expect(volume.value).toBe("off");
    player.play(...Object.values(NOTES));
    expect(sung).toEqual([]);
    expect(made()).toBe(0);
  });

  test("are their notes, from now on", () => {
    setVolume("normal");
    const { sung, player, made } = deaf();
    for (const sound of SOUNDS) {
      sung.length = 0;
      player.play(NOTES[sound]);
      expect(sung.map(({ pitch }) => pitch)).toEqual(NOTES[sound].map(({ pitch }) => pitch));
      for (const { starts, ends } of sung) expect(ends).toBeGreaterThan(starts);
      expect(sung[0]!.starts).toBeGreaterThanOrEqual(10);
    }
    expect(made()).toBe(1);
  });

  test("come one after the other, and none comes much later than what it is about", () => {
    setVolume("quiet");
    const { sung, player } = deaf();
    player.play(NOTES.tile, NOTES.tile, NOTES.turn);
    const starts = [...new Set(sung.map((note) => note.starts))];
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(new Set(starts).size).toBeGreaterThanOrEqual(3);
    player.play(...Array.from({ length: 100 }, () => NOTES.tile));
    expect(Math.max(...sung.map((note) => note.starts))).toBeLessThan(10 + 2);
  });

  test("come from where they happen", () => {
    setVolume("normal");
    const { sung, player } = deaf();
    player.play([-0.5, 0, 1].map((pan) => ({ at: 0, lasts: 0.1, pitch: 440, wave: "sine" as const, level: 0.5, pan })));
    player.play(NOTES.tile);
    expect(sung.map(({ pan }) => pan)).toEqual([-0.5, 0, 1, undefined, undefined]);
  });

  test("are as loud as is set, and never so loud that they break", () => {
    let last = 0;
    for (const each of VOLUMES.slice(1)) {
      setVolume(each);
      const { sung, player } = deaf();
      player.play(NOTES.closed);
      const loudest = Math.max(...sung.map((note) => note.loudest));
      expect(loudest).toBeGreaterThan(last);
      last = loudest;
    }
    for (const notes of Object.values(NOTES))
      for (const { at } of notes) {
        const together = notes.filter((note) => note.at <= at && note.at + note.lasts > at);
        expect(together.reduce((sum, { level }) => sum + level, 0) * GAINS.loud).toBeLessThanOrEqual(1);
      }
  });

  test("need a browser that has them, and are missed by nobody else", () => {
    setVolume("loud");
    const player = playerOn(() => {
      throw new Error("no sound");
    });
    expect(() => player.play(NOTES.tile)).not.toThrow();
  });
});
