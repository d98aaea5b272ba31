import type { Brand } from '../../platform/brand.ts';
import { nearestName } from '../../platform/nearestName.ts';
import { prazo } from '../site/documento.ts';

/** What texts of the folder may name as `{{NAME}}`; null is a variable that is empty. */
export type Variaveis = Readonly<Record<string, string | null>>;

interface Prazos {
  assinaturas: number;
  mensagens: number;
  alteracoes: number;
  entradas: number;
}

/** Names and addresses of the company, and the terms after which data are deleted, in words ("5 anos"). @param retention in months */
export function variaveis(brand: Brand, retention: Prazos): Variaveis {
  return {
    ...brand,
    GTM_ID: brand.GTM_ID ?? null,
    RETENTION_ORDERS_MONTHS: prazo(retention.assinaturas),
    RETENTION_MESSAGES_MONTHS: prazo(retention.mensagens),
    RETENTION_TRACE_MONTHS: prazo(retention.alteracoes),
    RETENTION_SIGN_INS_MONTHS: prazo(retention.entradas),
  };
}

/** A text with its variables filled in. @param errado is told, in a sentence, of each that cannot be */
export function preencher(texto: string, valores: Variaveis, errado: (frase: string) => void): string {
  return texto.replaceAll(/\{\{([^{}]*)\}\}/g, (escrito, entre: string) => {
    const nome = entre.trim();
    const valor = Object.hasOwn(valores, nome) ? valores[nome] : undefined;
    if (typeof valor === 'string') return valor;
    const perto = nearestName(nome.slice(0, 60), Object.keys(valores));
    if (valor === null) errado(`{{${nome}}} está vazia nas suas configurações.`);
    else errado(`Variável desconhecida: {{${nome.slice(0, 60)}}}.${perto ? ` Você quis dizer {{${perto}}}?` : ''}`);
    return escrito;
  });
}
