/// The keys of all large mappings, by hash: what keeps a mapping of many keys from quadratic time.
struct YAMLKeyTable {
  /// A place of the table, 12 bytes.
  struct Slot {
    var hash: UInt32
    /// The index of the mapping's entry.
    var mapping: UInt32
    /// The index of the key's entry; 0, which is no key's, where the slot is free.
    var key: UInt32
  }

  private var slots: [Slot] = []
  private var used = 0

  /// The key of the mapping that equals a new one; nil, with the new one added, if there is none.
  mutating func insert(
    _ key: UInt32, mapping: UInt32, hash: UInt32, isEqual: (UInt32) -> Bool
  ) -> UInt32? {
    if used * 2 >= slots.count { grow() }
    var index = Int(hash) & (slots.count - 1)
    while slots[index].key != 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.mapping == mapping, isEqual(slot.key) { return slot.key }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(hash: hash, mapping: mapping, key: key)
    used += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(
      repeating: Slot(hash: 0, mapping: 0, key: 0), count: max(old.count * 2, 64))
    for slot in old where slot.key != 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
