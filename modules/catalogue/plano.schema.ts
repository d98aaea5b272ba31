import { z } from 'zod';
import { VERSAO } from '../editing/versao.schema.ts';
import { PlanoTipo } from './plano.ts';

const numero = (description: string) => z.number().nullable().describe(description);
const texto = (description: string) => z.string().nullable().describe(description);

/** A plan as the REST adapter writes it, field by field as section 3 names them. */
export const planoSchema = z
  .object({
    id: z.number().int().describe('Identificador, usado como planoId.'),
    ativo: z.boolean().describe('Se o plano está à venda.'),
    planoTipo: z.enum(Object.values(PlanoTipo)).describe('Família do plano.'),
    ordem: z.number().int().describe('Posição na página, em ordem crescente.'),
    nome: z.string().describe('Nome comercial.'),
    descricao: texto('Frase que apresenta o plano.'),
    valor: z.number().describe('Preço base por mês, em reais, sem desconto.'),
    desconto1: numero('Desconto, em porcento, do primeiro período (1 mês).'),
    desconto2: numero('Desconto, em porcento, do segundo período (6 ou 12 meses).'),
    desconto3: numero('Desconto, em porcento, do terceiro período (12 ou 24 meses).'),
    promocional: z.boolean().describe('Se o cartão leva o selo PROMOÇÃO.'),
    processamento: numero('Quantidade de vCores.'),
    ram1: numero('Memória RAM: MB na hospedagem e na revenda, GB em VPS e dedicados.'),
    ram2: numero('Memória da máquina virtual Java, em MB.'),
    disco: numero('Disco SSD, em GB.'),
    tecnologia: texto('Tecnologias incluídas.'),
    banco: texto('Bancos de dados incluídos.'),
    dominios: numero('Quantidade de domínios (contas cPanel no VPS cPanel).'),
    subdominios: numero('Quantidade de subdomínios.'),
    emails: numero('Quantidade de contas de e-mail.'),
    app: numero('Aplicações na hospedagem; velocidade do link, em Mbps, em VPS.'),
  })
  .meta({ id: 'Plano', description: 'Plano de hospedagem, VPS ou servidor dedicado.' });

/** A plan of the list: with its version when staff ask. */
export const planoListadoSchema = planoSchema.extend({ versao: VERSAO.optional() }).meta({ id: 'PlanoListado' });

/** A plan as the REST adapter writes it to staff, who have to know its version to change it (D39). */
export const planoDaEquipeSchema = planoSchema
  .extend({ versao: VERSAO })
  .meta({ id: 'PlanoDaEquipe', description: 'Plano, como a administração o recebe.' });
