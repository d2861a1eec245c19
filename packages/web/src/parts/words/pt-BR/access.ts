import type { access as source } from "../en/access.ts";
import { colours } from "./colours.ts";

export const access: typeof source = {
  contrast: "Contraste",
  contrasts: { system: "Do sistema", more: "Alto" },
  palette: "Cores dos lugares e das linhas",
  palettes: {
    standard: "Padrão",
    redGreen: "Para daltonismo vermelho-verde",
    blueYellow: "Para daltonismo azul-amarelo",
  },
  paletteAbout:
    "As outras ficam mais distantes entre si para quem confunde vermelho e verde, ou azul e amarelo. Forma, padrão e nome continuam; só você vê essas cores. A cor de cada lugar se escolhe ao montar a mesa.",
  own: {
    title: "Suas próprias cores",
    names: colours,
    alike: (pairs) => `Algumas pessoas não distinguem estas: ${pairs.map((pair) => pair.join(" e ")).join("; ")}.`,
    back: "Voltar à paleta",
    about:
      "Cada uma substitui uma cor dos lugares e das companhias de Metro; só você a vê. O nome continua, e a forma e o padrão também.",
  },
  pattern: "Padrões das linhas",
  patterns: { fine: "Finos", bold: "Fortes" },
  textSize: "Tamanho do texto",
  textSizes: { normal: "Normal", large: "Grande", huge: "Muito grande" },
  boardSize: "Tamanho do tabuleiro",
  boardSizes: { fit: "Da janela", large: "Grande", huge: "Muito grande" },
  boardSizeAbout: "Um tabuleiro maior é rolado no próprio lugar.",
  text: "Modo texto",
  textAbout:
    "Mesas em palavras, para leitores de tela e para quem prefere ler: o tabuleiro como tabela, o mapa como listas, cada linha como frase e uma caixa de comandos. Os direitos são os mesmos.",
  detail: "Avisos",
  details: { brief: "Breves", normal: "Normais", full: "Completos" },
  detailAbout:
    "Quanto um leitor de tela diz do que acontece. Breves: quem e onde. Completos: também os pontos e as peças na mão.",
  keys: "Na mesa, a tecla ? mostra todas as teclas e / abre a caixa de comandos.",
};
