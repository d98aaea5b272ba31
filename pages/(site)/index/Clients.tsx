import { NUMEROS } from './numeros.ts';

/** The provider in numbers. */
export default function Clients() {
  return (
    <section className="section clients" aria-labelledby="clientes">
      <div className="wrap">
        <h2 id="clientes">Quem confia, fica</h2>
        <ul className="clients__numbers">
          {NUMEROS.map(({ numero, texto }) => (
            <li key={texto}>
              <strong>{numero}</strong> <span>{texto}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
