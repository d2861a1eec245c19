import type { settings as source } from "../en/settings.ts";

export const settings: typeof source = {
  title: "Ajustes",
  language: "Idioma",
  theme: "Cores",
  themes: { system: "Do sistema", light: "Claro", dark: "Escuro" },
  motion: "Movimento",
  motions: { off: "Sem", fast: "Rápido", normal: "Normal", slow: "Lento" },
  motionAbout: "Se o seu sistema pede menos movimento, nada se desloca no tabuleiro, seja qual for o ajuste aqui.",
  botPace: "Bots jogam",
  botPaces: { off: "Na hora", fast: "Rápido", normal: "Normal", slow: "Lento" },
  doubleTap: "Tocar de novo no espaço escolhido coloca a peça",
  doubleTapAbout: "Senão, só o botão ou Enter coloca.",
  saved: "Os ajustes ficam neste navegador.",
};
