import { z } from 'zod';
import { link, ordem, sinal, texto, textoObrigatorio } from '../editing/campos.ts';

/** What staff may write of a testimonial, and what decides whether it may be on air (D50). */
export const depoimentoInputSchema = z
  .object({
    nome: textoObrigatorio('Informe o nome.', 80),
    papel: texto(120),
    texto: textoObrigatorio('Informe o texto.', 600),
    link: link(),
    consentimento: sinal(false),
    ordem: ordem(),
    ativo: sinal(true),
    // No input has it: it is read of the stored row, for the rule below.
    demonstracao: sinal(false),
  })
  .refine(({ ativo, consentimento, demonstracao }) => !ativo || consentimento || demonstracao, {
    path: ['consentimento'],
    message: 'Sem o consentimento da pessoa, o depoimento não pode ficar no ar.',
  });
