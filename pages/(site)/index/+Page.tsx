export default function Page() { return <h1>oi</h1>; }
