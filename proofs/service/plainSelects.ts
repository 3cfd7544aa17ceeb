import pg from 'pg'

// The baseline for reads on PostgreSQL: a process that only reads a customer's units, over and over, with the bare driver.
const [url, customerId, count, connections] = process.argv.slice(2)
const SELECT = `
  select * from property as r
  left join cash_flow as c on c.customer_id = r.customer_id and c.kind = 'property' and c.item_id = r.property_id and c.year = 2025
  where r.customer_id = $1 order by r.customer_id, r.property_id`
const pool = new pg.Pool({ connectionString: url ?? '', max: Number(connections) })

async function select(times: number): Promise<void> {
  let left = times
  const work = async () => {
    while (left-- > 0) await pool.query(SELECT, [customerId])
  }
  await Promise.all(Array.from({ length: Number(connections) }, work))
}

await select(Number(count) / 4)
const [before, start] = [process.cpuUsage(), performance.now()]
await select(Number(count))
const { user, system } = process.cpuUsage(before)
const elapsed = (performance.now() - start) * 1000
const cost = { processor: (user + system) / Number(count), elapsed: elapsed / Number(count) }
process.stdout.write(JSON.stringify(cost))
await pool.end()
