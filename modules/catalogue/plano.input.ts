import { z } from 'zod';
import { inteiro, numero, ordem, percentual, reais, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { PlanoTipo } from './plano.ts';

/** What staff may write of a plan (sections 3.1 and 5.5, D29). */
export const planoInputSchema = z.object({
  nome: textoObrigatorio('Informe o nome do plano.'),
  descricao: texto(500),
  planoTipo: z.enum(Object.values(PlanoTipo), { error: 'Selecione o tipo de plano.' }),
  valor: reais(),
  desconto1: percentual(),
  desconto2: percentual(),
  desconto3: percentual(),
  ativo: sinal(true),
  promocional: sinal(false),
  ordem: ordem(),
  processamento: numero(),
  ram1: numero(),
  ram2: numero(),
  disco: numero(),
  tecnologia: texto(),
  banco: texto(),
  dominios: inteiro(),
  subdominios: inteiro(),
  emails: inteiro(),
  app: inteiro(),
});
