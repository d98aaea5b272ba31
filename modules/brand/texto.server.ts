import type { List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Clausula, Documento, Texto } from '../site/documento.ts';
import { preencher, type Variaveis } from './variaveis.ts';

type Errado = (frase: string) => void;

const MODELO = 'comece com # Título, uma linha "Versão: AAAA-MM-DD" e um resumo depois de >';
const SO = 'Use só títulos # e ##, parágrafos, listas, **negrito**, *itálico* e [links](https://…).';
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/**
 * A policy or contract from the company's Markdown: title, day of the version, summary, then sections whose paragraphs are the clauses; a list belongs
 * to the clause before it. Nothing is left out: what the page cannot show is refused.
 * @param errado is told, in a sentence that names the line, of everything that is wrong
 * @returns null when something was
 */
export function lerDocumento(markdown: string, valores: Variaveis, errado: Errado): Documento | null {
  let certo = true;
  const naLinha = (node: Nodes | undefined, frase: string) => {
    certo = false;
    errado(node?.position ? `linha ${node.position.start.line}: ${frase}` : frase);
  };
  const leitor = new Leitor(valores, naLinha);
  const [titulo, versao, resumo, ...resto] = fromMarkdown(markdown).children;
  if (titulo?.type !== 'heading' || titulo.depth !== 1) naLinha(titulo, `Falta o título: ${MODELO}.`);
  const dia =
    versao?.type === 'paragraph' ? /^Versão: (\d{4}-\d{2}-\d{2})$/.exec(leitor.palavras(versao.children))?.[1] : undefined;
  if (!dia || !ehDia(dia)) naLinha(versao, `Falta a versão: ${MODELO}.`);
  const [sentenca] = resumo?.type === 'blockquote' && resumo.children.length === 1 ? resumo.children : [];
  if (sentenca?.type !== 'paragraph') naLinha(resumo, `Falta o resumo: ${MODELO}.`);
  if (titulo?.type !== 'heading' || sentenca?.type !== 'paragraph' || !dia) return null;
  const documento = {
    titulo: leitor.palavras(titulo.children),
    descricao: leitor.palavras(sentenca.children),
    resumo: leitor.texto(sentenca),
    versao: dia,
    secoes: leitor.secoes(resto),
  };
  if (documento.secoes.length === 0) naLinha(undefined, 'Falta pelo menos uma seção, com título ##.');
  return certo ? documento : null;
}

function ehDia(dia: string): boolean {
  const data = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(dia);
}

class Leitor {
  readonly #valores: Variaveis;
  readonly #errado: (node: Nodes, frase: string) => void;

  constructor(valores: Variaveis, errado: (node: Nodes, frase: string) => void) {
    this.#valores = valores;
    this.#errado = errado;
  }

  secoes(nodes: readonly RootContent[]): { titulo: string; clausulas: Clausula[] }[] {
    const secoes: { titulo: string; clausulas: Clausula[] }[] = [];
    for (const node of nodes) {
      const secao = secoes.at(-1);
      if (node.type === 'heading' && node.depth === 2) {
        secoes.push({ titulo: this.palavras(node.children), clausulas: [] });
      } else if (!secao) {
        this.#errado(node, 'Depois do resumo vem o título de uma seção (##).');
      } else if (node.type === 'paragraph') {
        secao.clausulas.push(this.texto(node));
      } else if (node.type === 'list') {
        this.#juntar(secao.clausulas, node);
      } else {
        this.#errado(node, SO);
      }
    }
    return secoes;
  }

  #juntar(clausulas: Clausula[], lista: List): void {
    const anterior = clausulas.pop();
    if (anterior === undefined || (typeof anterior === 'object' && 'itens' in anterior))
      return this.#errado(lista, 'Antes de uma lista vem um parágrafo.');
    const itens = lista.children.map((item) => {
      const [unico, outro] = item.children;
      if (unico?.type === 'paragraph' && !outro) return this.texto(unico);
      this.#errado(item, 'Cada item de uma lista é um parágrafo.');
      return '';
    });
    clausulas.push({ texto: anterior, itens, ...(lista.ordered && { ordenada: true }) });
  }

  /** With its marks and links. */
  texto({ children }: Paragraph): Texto {
    if (children.every(({ type }) => type === 'text' || type === 'break')) return this.palavras(children);
    return children.map((node) => {
      if (node.type === 'strong' || node.type === 'emphasis')
        return { texto: this.palavras(node.children), marca: node.type === 'strong' ? 'strong' : 'em' };
      if (node.type !== 'link') return { texto: this.palavras([node]) };
      const link = this.#preencher(node, node.url);
      if (!LINK.test(link)) this.#errado(node, 'Um link leva a https://…, mailto:… ou a um caminho deste site.');
      return { texto: this.palavras(node.children), link };
    });
  }

  /** Without them. */
  palavras(nodes: readonly PhrasingContent[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'text') return this.#preencher(node, node.value.replaceAll('\n', ' '));
        if (node.type === 'break') return ' ';
        if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') return this.palavras(node.children);
        this.#errado(node, node.type === 'html' ? `HTML não é aceito. ${SO}` : SO);
        return '';
      })
      .join('');
  }

  #preencher(node: Nodes, texto: string): string {
    return preencher(texto, this.#valores, (frase) => this.#errado(node, frase));
  }
}
