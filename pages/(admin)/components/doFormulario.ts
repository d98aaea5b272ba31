import type { z } from 'zod';
import { escritosDe, unidadeDe, type CampoDescrito, type Campos } from '../../../modules/editing/campo.ts';
import type { Campo, Opcao, Valores } from './campo.ts';

/** What only the screen knows of a field. */
interface DaTela {
  /** What there is to choose from, where it was loaded with the screen. */
  opcoes?: readonly Opcao[];
  /** What is shown while nothing is chosen. */
  vazio?: string;
  /** Names a value that the list lacks. */
  sumida?: string;
  /** What is chosen in a new row, where an input has to choose. */
  padrao?: string;
  /** Words of a yes and a no, where a tick says too little. */
  simNao?: readonly [sim: string, nao: string];
  /** Set where a picture is sent: the folder it goes to, and the address below which it is shown. */
  imagem?: { pasta: 'BANNER' | 'BANNER_ICP'; base: string };
  rotulo?: string;
  /** Whether the field counts, from what is typed in the others; what stands in its place when it does not. */
  quando?: (valores: Valores) => boolean;
  senao?: string;
}

/** The form of a table of fields, in its order. */
export function camposDoFormulario<Shape extends Campos>(
  tabela: z.ZodObject<Shape>,
  telas: { readonly [Nome in keyof Shape]?: DaTela } = {},
): Campo[] {
  return escritosDe(tabela).map((campo) => doFormulario(campo, telas[campo.nome] ?? {}));
}

function doFormulario(campo: CampoDescrito, { imagem, simNao, quando, senao, ...tela }: DaTela): Campo {
  const { nome, ajuda, obrigatorio } = campo;
  const padrao = tela.padrao ?? (campo.padrao as string | number | boolean | null | undefined);
  const base = {
    nome,
    rotulo: tela.rotulo ?? campo.rotulo,
    obrigatorio,
    ...(ajuda && { ajuda }),
    ...(padrao != null && { padrao }),
    ...(quando && { quando }),
    ...(senao && { senao }),
  };
  // What was sent before stays: nobody has to send it again.
  if (imagem) return { ...base, obrigatorio: false, tipo: 'imagem', ...imagem };
  if (campo.chave || campo.palavras || campo.especie === 'escolha') return { ...base, tipo: 'escolha', ...escolha(campo, tela) };
  if (campo.especie === 'sinal') return { ...base, tipo: 'sinal', ...(simNao && { palavras: simNao }) };
  if (campo.especie === 'data') return { ...base, tipo: 'data' };
  if (campo.especie === 'texto') return { ...base, tipo: campo.longo ? 'area' : 'texto' };
  const conta = (unidade: 'reais' | 'porcento') => (valores: Valores) => unidadeDe(campo, valores) === unidade;
  return { ...base, tipo: 'numero', dinheiro: conta('reais'), porcentagem: conta('porcento') };
}

function escolha({ palavras = {}, obrigatorio }: CampoDescrito, tela: DaTela) {
  const opcoes = tela.opcoes ?? Object.entries(palavras).map(([valor, rotulo]) => ({ valor, rotulo }));
  return { opcoes, vazio: tela.vazio ?? 'Selecione', opcional: !obrigatorio, ...(tela.sumida && { sumida: tela.sumida }) };
}
