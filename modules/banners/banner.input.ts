import { z } from 'zod';
import { data, emOrdem, FORA_DE_ORDEM, link, ordem, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { BannerTipo } from './banner.ts';

const comuns = {
  nome: textoObrigatorio('Informe o nome do banner.'),
  descricao: texto(500),
  imagem: textoObrigatorio('Envie a imagem do banner.', 100),
  ativo: sinal(true),
  ordem: ordem(),
  dataInicio: data(),
  dataFim: data(),
  link: link(),
};

const FIXO_SEM_DATAS = 'Um banner FIXO não tem datas: fica no ar enquanto estiver ativo. Com datas, escolha TEMPORARIO.';

/** What staff may write of a banner (section 3.6, D29, D53). */
export const bannerInputSchema = z
  .object({
    ...comuns,
    alt: texto(200),
    tipo: z.enum(Object.values(BannerTipo), { error: 'Selecione o tipo do banner.' }),
  })
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine(({ tipo, dataInicio }) => tipo !== 'FIXO' || dataInicio === null, { path: ['dataInicio'], message: FIXO_SEM_DATAS })
  .refine(({ tipo, dataFim }) => tipo !== 'FIXO' || dataFim === null, { path: ['dataFim'], message: FIXO_SEM_DATAS })
  .refine(({ tipo, dataInicio }) => tipo === 'FIXO' || dataInicio !== null, {
    path: ['dataInicio'],
    message: 'Um banner TEMPORARIO precisa do primeiro dia.',
  })
  .refine(({ tipo, dataFim }) => tipo === 'FIXO' || dataFim !== null, {
    path: ['dataFim'],
    message: 'Um banner TEMPORARIO precisa do último dia.',
  });

/** What staff may write of a banner of the panel. */
export const bannerIcpInputSchema = z.object(comuns).refine(emOrdem, FORA_DE_ORDEM);
