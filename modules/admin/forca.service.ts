import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { searchText } from '../../platform/searchText.ts';
import { refuseField } from '../../platform/validation.ts';
import type { Administrador } from './administrador.entity.ts';

/** Guesses that a password has to withstand, as a power of ten: names with a year come to 8, ten random characters to 10. */
const MENOR_FORCA = 9;
/** Characters that are looked at. The estimate takes longer than the length grows, and what withstands by its beginning withstands whole. */
const OLHADOS = 32;
const CONSELHO = 'Escolha outra, por exemplo quatro palavras que nada tenham em comum.';

/** What is wrong with a weak password, by what it is made of; the first that fits is said. */
const MOTIVOS: readonly [RegExp, string][] = [
  [/userInputs/, 'Esta senha é feita do nome de usuário, do e-mail da conta ou do nome do site.'],
  [/passwords/, 'Esta senha está entre as mais usadas, que são as primeiras a ser tentadas.'],
  [/names/, 'Esta senha é feita de nomes de pessoas, que são dos primeiros a ser tentados.'],
  [/dictionary/, 'Esta senha é feita de poucas palavras comuns, que são das primeiras a ser tentadas.'],
];
const REPETITIVA = 'Esta senha é feita de repetições, sequências ou datas.';

let avaliador: Promise<ZxcvbnFactory> | undefined;

// The lists take 40 MB and are asked a few times a year.
function carregar(): Promise<ZxcvbnFactory> {
  avaliador ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]).then(
    ([{ ZxcvbnFactory: Factory }, comum, portugues]) =>
      new Factory({ dictionary: { ...comum.dictionary, ...portugues.dictionary }, graphs: comum.adjacencyGraphs }),
  );
  return avaliador;
}

/**
 * Why a password would be guessed: it is a common one, or made of names, words or sequences (NIST SP 800-63B, section 3.1.1.2). Null when it would not.
 * @param conhecidas what an attacker knows of the account: its name, the site's
 */
export async function motivoDaFraqueza(senha: string, conhecidas: readonly string[]): Promise<string | null> {
  const palavras = [...conhecidas, ...conhecidas.flatMap((texto) => searchText(texto).split(/[^a-z0-9]+/))];
  const { guessesLog10, sequence } = (await carregar()).check(
    senha.slice(0, OLHADOS),
    palavras.filter((palavra) => palavra.length >= 3),
  );
  if (guessesLog10 >= MENOR_FORCA) return null;
  const feitaDe = sequence
    .map((parte) => `${parte.pattern} ${'dictionaryName' in parte ? String(parte.dictionaryName) : ''}`)
    .join();
  const motivo = MOTIVOS.find(([padrao]) => padrao.test(feitaDe))?.[1] ?? REPETITIVA;
  return `${motivo} ${CONSELHO}`;
}

/** That whoever knows an account would not guess the password that is chosen for it. @throws `DADOS_INVALIDOS`, of this field */
export async function exigirForca(
  { campo, senha }: { campo: string; senha: string },
  { usuario, email }: Pick<Administrador, 'usuario' | 'email'>,
  marca: string,
): Promise<void> {
  const fraqueza = await motivoDaFraqueza(senha, [usuario, marca, ...(email === null ? [] : [email])]);
  if (fraqueza) throw refuseField(campo, 'DADOS_INVALIDOS', fraqueza);
}
