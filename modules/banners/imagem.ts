/** Widths, in pixels, in which every carousel picture is kept besides the original. */
export const LARGURAS = [480, 800, 1200, 1600] as const;

/** Proportion of the carousel's pictures. */
export const PROPORCAO = { largura: 1600, altura: 640 } as const;

/** The part of a picture that is kept, in pixels of the picture as it is seen. */
export interface Recorte {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

/** File name of a picture at one width: `florada.webp` at 800 is `florada-800.avif`. */
export function nomeDaVariante(imagem: string, largura: number): string {
  return `${imagem.replace(/\.[^.]+$/, '')}-${largura}.avif`;
}

/** `srcset` of a picture's AVIF forms, as the browser sees them. */
export function srcsetDoBanner(imagem: string): string {
  return LARGURAS.map((largura) => `/banner/${nomeDaVariante(imagem, largura)} ${largura}w`).join(', ');
}

/** The ten of percent nearest to a point of focus, which the style sheet has a rule for; undefined where there is none. */
export function dezenaDoFoco(foco: number | null): number | undefined {
  return foco === null ? undefined : Math.round(foco / 10) * 10;
}

// A pixel or two more or less are not seen.
const TOLERANCIA = 0.01;

/** What to tell whoever chose a picture of another proportion than the carousel's, which will be cropped; null when nothing is lost. */
export function avisoDeCorte(largura: number, altura: number): string | null {
  const desvio = largura / altura / (PROPORCAO.largura / PROPORCAO.altura);
  if (Math.abs(desvio - 1) <= TOLERANCIA) return null;
  const lado = desvio > 1 ? 'da largura' : 'da altura';
  const perdido = Math.round((1 - Math.min(desvio, 1 / desvio)) * 100);
  return (
    `Esta imagem não tem a proporção do carrossel (${PROPORCAO.largura} × ${PROPORCAO.altura}): ` +
    `cerca de ${perdido}% ${lado} pode ser cortada. Marque na imagem o que tem de ficar; as prévias mostram o que fica.`
  );
}
