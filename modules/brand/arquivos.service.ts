import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { nearestName } from '../../platform/nearestName.ts';
import { IMAGENS_DE_COMPARTILHAR } from '../site/compartilhar.ts';
import { ROTAS_DE_DOCUMENTO } from '../site/documento.ts';

/** A file of the folder that the site serves. */
export interface Arquivo {
  /** Path of its address; what is in it is in the address too. */
  src: string;
  tipo: string;
  conteudo: Buffer;
}

export interface Imagem extends Arquivo {
  largura: number;
  altura: number;
}

/** Told in a sentence of what is wrong with a file. */
export type Errado = (arquivo: string, frase: string) => void;

const TEXTOS: readonly string[] = ROTAS_DE_DOCUMENTO.map((rota) => `textos${rota}.md`);
export const COMPARTILHAR: readonly string[] = ['padrao', ...IMAGENS_DE_COMPARTILHAR].map((nome) => `compartilhar/${nome}.jpg`);
export const LOGOS = ['logo.svg', 'logo.png', 'logo.webp'] as const;

interface Regra {
  formato: 'svg' | 'png' | 'webp' | 'jpeg';
  /** Width and height in pixels, when they have to be these. */
  tamanho?: readonly [number, number];
}

const IMAGENS: Readonly<Record<string, Regra>> = {
  'logo.svg': { formato: 'svg' },
  'logo.png': { formato: 'png' },
  'logo.webp': { formato: 'webp' },
  'favicon.svg': { formato: 'svg' },
  'ilustracao.svg': { formato: 'svg' },
  'icone-192.png': { formato: 'png', tamanho: [192, 192] },
  'icone-512.png': { formato: 'png', tamanho: [512, 512] },
  'icone-mascara-512.png': { formato: 'png', tamanho: [512, 512] },
  ...Object.fromEntries(COMPARTILHAR.map((nome): [string, Regra] => [nome, { formato: 'jpeg', tamanho: [1200, 630] }])),
};
const FONTES = ['fontes/texto.woff2', 'fontes/titulo.woff2'] as const;
const TIPOS = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
const CONHECIDOS = ['marca.json', ...Object.keys(IMAGENS), ...FONTES, ...TEXTOS];
const NOTAS = /(^|\/)(README\.md|OFL\.txt|LICEN[CS]E[\w.-]*)$/i;
/** Bytes; all of it is kept in memory. */
const MAIOR = 4 * 1024 * 1024;

/** The files of the folder by name. Names with a dot before them, README.md and licences are left alone; any other that is not known is refused. */
export function lerArquivos(pasta: string, errado: Errado): Map<string, Buffer> {
  const lidos = new Map<string, Buffer>();
  for (const nome of nomes(pasta, errado)) {
    if (!CONHECIDOS.includes(nome)) {
      const perto = nearestName(nome.slice(0, 80), CONHECIDOS);
      errado(nome, `Arquivo desconhecido.${perto ? ` Você quis dizer ${perto}?` : ''}`);
      continue;
    }
    try {
      const conteudo = readFileSync(join(pasta, nome));
      if (conteudo.length > MAIOR) errado(nome, 'Tem mais de 4 MB.');
      else lidos.set(nome, conteudo);
    } catch {
      errado(nome, 'Não pode ser lido por este programa.');
    }
  }
  return lidos;
}

function nomes(pasta: string, errado: Errado): string[] {
  try {
    return readdirSync(pasta, { recursive: true, withFileTypes: true })
      .filter((entrada) => !entrada.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(pasta, sep).length).split(sep).join('/'))
      .filter((nome) => !NOTAS.test(nome) && !nome.split('/').some((parte) => parte.startsWith('.')))
      .toSorted();
  } catch {
    errado('.', 'A pasta não pode ser lida por este programa.');
    return [];
  }
}

/** A picture of the folder, checked to be what its name says; null when there is none or it is wrong. */
export async function lerImagem(lidos: ReadonlyMap<string, Buffer>, nome: string, errado: Errado): Promise<Imagem | null> {
  const conteudo = lidos.get(nome);
  const regra = IMAGENS[nome];
  if (!conteudo || !regra) return null;
  const { formato, tamanho } = regra;
  // Only a shop with a folder needs the reader of pictures.
  const { default: sharp } = await import('sharp');
  const visto = await sharp(conteudo)
    .metadata()
    .catch(() => null);
  const { width: largura = 0, height: altura = 0 } = visto ?? {};
  if (visto?.format !== formato || !largura || !altura) errado(nome, `Não é uma imagem ${formato.toUpperCase()}.`);
  else if (tamanho && (largura !== tamanho[0] || altura !== tamanho[1]))
    errado(nome, `Deve ter ${tamanho.join(' × ')} pixels, e tem ${largura} × ${altura}.`);
  else return { ...servido(nome, TIPOS[formato], conteudo), largura, altura };
  return null;
}

/** A font of the folder; null when there is none or it is wrong. */
export function lerFonte(lidos: ReadonlyMap<string, Buffer>, nome: string, errado: Errado): Arquivo | null {
  const conteudo = lidos.get(nome);
  if (!conteudo) return null;
  // WOFF2, section 4.1: signature and length of the whole file.
  const certa =
    conteudo.length > 48 && conteudo.toString('latin1', 0, 4) === 'wOF2' && conteudo.readUInt32BE(8) === conteudo.length;
  if (certa) return servido(nome, 'font/woff2', conteudo);
  errado(nome, 'Não é uma fonte WOFF2 inteira.');
  return null;
}

/** A text of the folder, in UTF-8; null when there is none or it is in another encoding. */
export function lerTexto(lidos: ReadonlyMap<string, Buffer>, nome: string, errado: Errado): string | null {
  const conteudo = lidos.get(nome);
  if (!conteudo) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(conteudo);
  } catch {
    errado(nome, 'Não está em UTF-8.');
    return null;
  }
}

/** Gives a file an address that changes with what is in it. */
export function servido(nome: string, tipo: string, conteudo: Buffer): Arquivo {
  const hash = createHash('sha256').update(conteudo).digest('hex').slice(0, 12);
  return { src: `/marca/${hash}/${nome}`, tipo, conteudo };
}
