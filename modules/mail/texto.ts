import type { Bloco, Carta, Loja } from './carta.ts';

/** A letter as plain text. */
export function textoDaCarta({ titulo, blocos, motivo }: Carta, loja: Loja): string {
  const partes = [loja.nome, titulo, ...blocos.map(escrever), '--', rodape(loja).join('\n'), motivo];
  return `${partes.join('\n\n')}\n`;
}

/** What stands at the foot of every letter. */
export function rodape({ razaoSocial, cnpj, endereco, telefone, contato, site }: Loja): string[] {
  return [`${razaoSocial}, CNPJ ${cnpj}`, ...(endereco ? [endereco] : []), [site, contato, telefone].filter(Boolean).join(' · ')];
}

function escrever(bloco: Bloco): string {
  switch (bloco.tipo) {
    case 'paragrafo':
      return bloco.texto;
    case 'titulo':
      return bloco.texto.toUpperCase();
    case 'recibo':
      return [...bloco.linhas, ...(bloco.total ? [bloco.total] : [])]
        .map(({ rotulo, texto }) => `${rotulo}: ${texto}`)
        .join('\n');
    case 'botao':
    case 'link':
      return `${bloco.rotulo}:\n${bloco.endereco}`;
    case 'pix':
      return `PIX copia e cola:\n${bloco.codigo}`;
    case 'citacao':
      return bloco.texto
        .split('\n')
        .map((linha) => `> ${linha}`)
        .join('\n');
  }
}
