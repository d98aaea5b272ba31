import { z } from 'zod';
import { data, emOrdem, FORA_DE_ORDEM, inteiro, reais, sinal, textoObrigatorio } from '../editing/campos.ts';
import { CupomTipo, normalizarCodigo } from './cupom.ts';

const dia = (mensagem: string) => data().refine((dado) => dado !== null, mensagem);

/** What staff may write of a coupon (section 3.2, D29). */
export const cupomInputSchema = z
  .object({
    codigo: textoObrigatorio('Informe o código.', 60)
      .transform(normalizarCodigo)
      .refine((codigo) => /^[A-Z0-9_-]+$/.test(codigo), 'Use letras sem acento, números, hífen e sublinhado.'),
    tipo: z.enum(Object.values(CupomTipo), { error: 'Selecione o tipo do cupom.' }),
    valor: reais(),
    dataInicio: dia('Informe o primeiro dia.'),
    dataFim: dia('Informe o último dia.'),
    planoId: inteiro(),
    ativo: sinal(true),
  })
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine(({ tipo, valor }) => tipo === 'fixo' || valor <= 100, { path: ['valor'], message: 'A porcentagem vai de 0 a 100.' });
