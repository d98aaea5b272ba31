/** What domain names leave out where they are read (RFC 5892, section 2.6): nobody sees it. */
const INVISIVEL = /^\p{Default_Ignorable_Code_Point}$/u;

/** A text as domain names are read: letters of any width and shape are the plain ones in lower case, and what nobody sees is left out. */
interface Dobrado {
  texto: string;
  /** The text that was folded, with something else where the folded one has what is looked for. */
  trocar: (procurado: RegExp, por: string) => string;
}

/** Folds a text sign by sign (UTS #46, section 5). */
export function dobrar(inteiro: string): Dobrado {
  /** Where the sign begins and ends that each place of the folded text comes from. */
  const lugares: { de: number; ate: number }[] = [];
  let texto = '';
  let de = 0;
  for (const sinal of inteiro) {
    const ate = de + sinal.length;
    const lido = INVISIVEL.test(sinal) ? '' : sinal.normalize('NFKC').toLowerCase().replaceAll('。', '.');
    for (let n = 0; n < lido.length; n++) lugares.push({ de, ate });
    texto += lido;
    de = ate;
  }
  return {
    texto,
    trocar(procurado, por) {
      let resto = 0;
      let trocado = '';
      for (const { index, 0: achado } of texto.matchAll(procurado)) {
        trocado += inteiro.slice(resto, lugares[index]!.de) + por;
        resto = lugares[index + achado.length - 1]!.ate;
      }
      return trocado + inteiro.slice(resto);
    },
  };
}
