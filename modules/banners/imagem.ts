/** Widths, in pixels, in which every carousel picture is kept besides the original. */
export const LARGURAS = [480, 800, 1200, 1600] as const;

/** Proportion of the carousel's pictures. */
export const PROPORCAO = { largura: 1600, altura: 640 } as const;

/** File name of a picture at one width: `florada.webp` at 800 is `florada-800.avif`. */
export function nomeDaVariante(imagem: string, largura: number): string {
  return `${imagem.replace(/\.[^.]+$/, '')}-${largura}.avif`;
}

/** `srcset` of a picture's AVIF forms, as the browser sees them. */
export function srcsetDoBanner(imagem: string): string {
  return LARGURAS.map((largura) => `/banner/${nomeDaVariante(imagem, largura)} ${largura}w`).join(', ');
}
