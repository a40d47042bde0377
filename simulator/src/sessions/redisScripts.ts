/**
 * Scripts that Redis runs atomically (Lua). A session is a hash beside a list of its records; a base world is stored
 * once for all sessions with it. KEYS[1] is the prefix of all keys, with the version of their format.
 */

const COMMON = `
local P = KEYS[1]
local ORDER, USERS, TOTAL, USES = P .. 'order', P .. 'base-users', P .. 'bytes', P .. 'uses'
local function sessionKey(id) return P .. 'session:' .. id end
local function journalKey(id) return P .. 'journal:' .. id end
local function baseKey(hash) return P .. 'base:' .. hash end
local function typeOf(key) return redis.call('TYPE', key).ok end

-- The lowest score is evicted first: automatic sessions before those that people named or started under a chosen id, and in
-- each kind the unchanged ones before the changed ones.
local RANK = 1e15
local function touch(id, changed)
  local use = redis.call('INCR', USES)
  local isAutomatic = #id == 14 and string.find(id, '^s%-[0-9a-f]+$') and redis.call('HEXISTS', sessionKey(id), 'name') == 0
  if changed ~= '1' then use = use - RANK end
  if isAutomatic then use = use - 2 * RANK end
  redis.call('ZADD', ORDER, use, id)
end

local function release(id)
  local key = sessionKey(id)
  if typeOf(key) == 'hash' then
    local found = redis.call('HMGET', key, 'bytes', 'base')
    if found[1] then redis.call('DECRBY', TOTAL, found[1]) end
    if found[2] and redis.call('HINCRBY', USERS, found[2], -1) <= 0 then
      redis.call('HDEL', USERS, found[2])
      redis.call('DECRBY', TOTAL, redis.call('STRLEN', baseKey(found[2])))
      redis.call('DEL', baseKey(found[2]))
    end
  end
  redis.call('DEL', key, journalKey(id))
  redis.call('ZREM', ORDER, id)
end

local function makeRoom(mine, count, bytes)
  while redis.call('ZCARD', ORDER) > tonumber(count) or tonumber(redis.call('GET', TOTAL) or 0) > tonumber(bytes) do
    local oldest = redis.call('ZRANGE', ORDER, 0, 1)
    local id = oldest[1] == mine and oldest[2] or oldest[1]
    if not id then return end
    release(id)
  end
end
`;

/**
 * ARGV: id, known epoch and number of records.
 * @returns nothing if there is no session, else version, base, name, …, the number of known records and the new records
 */
export const READ = `
local key = KEYS[1] .. 'session:' .. ARGV[1]
local found = redis.call('HMGET', key, 'version', 'base', 'name', 'startedAt', 'bytes', 'opening')
if not found[1] then
  if redis.call('EXISTS', key) == 1 then return redis.error_reply('it has no version') end
  return {}
end
local epoch, count = string.match(found[1], '^(.-)[.](%d+)$')
if not count then return redis.error_reply('it has no version') end
local from = epoch == ARGV[2] and tonumber(ARGV[3]) or 0
found[7] = from
found[8] = tonumber(count) > from and redis.call('LRANGE', KEYS[1] .. 'journal:' .. ARGV[1], from, tonumber(count) - 1) or {}
return found`;

/**
 * Starts a journal. ARGV: id, expected state (`any`, `none` or a version), next version, base, its text or nothing,
 * record, summary, name or nothing, now, startedAt, changed, limits.
 * @returns `done` and the name; `newer` if the session is not in the expected state; `base` if the base's text is needed
 */
export const OPEN = `${COMMON}
local id, expected, hash, text = ARGV[1], ARGV[2], ARGV[4], ARGV[5]
local key = sessionKey(id)
local name = ARGV[8]
if expected == 'none' then
  if redis.call('EXISTS', key) == 1 then return {'newer'} end
elseif expected == 'any' then
  if typeOf(key) == 'hash' then name = redis.call('HGET', key, 'name') or '' end
elseif redis.call('HGET', key, 'version') ~= expected then
  return {'newer'}
end
if text == '' and redis.call('EXISTS', baseKey(hash)) == 0 then return {'base'} end
-- Counts the new user of the base before release() drops the old one, so that a shared base stays.
redis.call('HINCRBY', USERS, hash, 1)
if redis.call('EXISTS', baseKey(hash)) == 0 then
  redis.call('SET', baseKey(hash), text)
  redis.call('INCRBY', TOTAL, #text)
end
release(id)
redis.call('HSET', key, 'version', ARGV[3], 'base', hash, 'summary', ARGV[7], 'usedAt', ARGV[9], 'startedAt', ARGV[10],
  'bytes', #ARGV[6], 'opening', #ARGV[6], 'changed', ARGV[11])
if name ~= '' then redis.call('HSET', key, 'name', name) end
redis.call('RPUSH', journalKey(id), ARGV[6])
redis.call('INCRBY', TOTAL, #ARGV[6])
touch(id, ARGV[11])
makeRoom(id, ARGV[12], ARGV[13])
return {'done', name}`;

/** ARGV: id, known version, next version, record, summary, name or nothing, now, limits. */
export const APPEND = `${COMMON}
local id = ARGV[1]
local key = sessionKey(id)
if redis.call('HGET', key, 'version') ~= ARGV[2] then return {'newer'} end
redis.call('RPUSH', journalKey(id), ARGV[4])
redis.call('HSET', key, 'version', ARGV[3], 'summary', ARGV[5], 'usedAt', ARGV[7], 'changed', '1')
if ARGV[6] == '' then redis.call('HDEL', key, 'name') else redis.call('HSET', key, 'name', ARGV[6]) end
redis.call('HINCRBY', key, 'bytes', #ARGV[4])
redis.call('INCRBY', TOTAL, #ARGV[4])
touch(id, '1')
makeRoom(id, ARGV[8], ARGV[9])
return {'done'}`;

/** ARGV: id. */
export const REMOVE = `${COMMON}
release(ARGV[1])
return {}`;

/** ARGV: id, now. */
export const TOUCH = `${COMMON}
local key = sessionKey(ARGV[1])
if typeOf(key) ~= 'hash' then return {} end
redis.call('HSET', key, 'usedAt', ARGV[2])
touch(ARGV[1], redis.call('HGET', key, 'changed') or '0')
return {}`;

/**
 * Runs after each of the equal parts of the idle time: removes sessions that were not used since the oldest part
 * started. ARGV: ms in which other processes do not count the same part, number of parts.
 */
export const PASS = `${COMMON}
if not redis.call('SET', P .. 'passed', '1', 'NX', 'PX', ARGV[1]) then return {} end
redis.call('RPUSH', P .. 'marks', redis.call('GET', USES) or '0')
if redis.call('LLEN', P .. 'marks') <= tonumber(ARGV[2]) then return {} end
local last = tonumber(redis.call('LPOP', P .. 'marks'))
-- The ranks of eviction, from named and changed to automatic and unchanged.
for below = 0, 3 do
  local from = -below * RANK
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', ORDER, from, from + last)) do release(id) end
end
return {}`;
