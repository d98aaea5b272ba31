/** Messages of the look-ups, to the letter (section 8). */
export const MENSAGENS_CONSULTA = {
  cepInvalido: 'CEP inválido.',
  cepNaoEncontrado: 'CEP não encontrado.',
  cepFalha: 'Erro ao buscar endereço.',
  cnpjInvalido: 'CNPJ inválido.',
  cnpjNaoEncontrado: 'CNPJ não encontrado.',
  cnpjFalha: 'Erro ao buscar dados do CNPJ.',
  dominioVazio: 'Digite um domínio para verificar.',
  dominioFalha: 'Erro ao verificar domínio. Verifique o nome ou tente novamente.',
  emailNovo: 'Bem-vindo! Este e-mail ainda não está cadastrado. Por favor, continue com seu cadastro.',
  emailConhecido: 'Este e-mail já está cadastrado. Acesse o Portal do Cliente ou continue com um novo cadastro.',
  /** Where there is no portal. */
  emailConhecidoSemPortal: 'Este e-mail já está cadastrado. Você pode continuar com um novo cadastro.',
} as const;

/** Result of the availability check of a domain, to the letter (section 8). */
export function mensagemDominio(dominio: string, disponivel: boolean): string {
  return disponivel
    ? `✅ O domínio ${dominio} está disponível para registro (valor do registro não incluso no plano).`
    : `❌ O domínio ${dominio} já está registrado, escolha outro nome.`;
}
