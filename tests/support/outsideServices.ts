/** Settings of a shop that asks one server for everything outside, by paths of its own. */
export function outsideServices(url: string): Record<string, string> {
  return {
    CEP_API_URL: `${url}/cep`,
    CNPJ_API_URL: `${url}/cnpj`,
    RDAP_BOOTSTRAP_URL: `${url}/dns.json`,
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'segredo',
    RECAPTCHA_VERIFY_URL: `${url}/recaptcha`,
  };
}
