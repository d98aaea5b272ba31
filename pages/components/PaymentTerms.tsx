/** The note that every plan page carries (section 2: parts shared by every plan page). */
export function PaymentTerms() {
  return (
    <details className="terms">
      <summary>Termos de pagamento</summary>
      <p>
        Os planos são pagos integralmente, sem parcelamento: o preço mensal mostrado é o total do período dividido pelos meses
        contratados. Aceitamos PIX, PayPal e boleto bancário. Não há taxa de cancelamento nem contrato de fidelidade.
      </p>
    </details>
  );
}
