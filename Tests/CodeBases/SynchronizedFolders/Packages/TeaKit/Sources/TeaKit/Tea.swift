/// A tea with the minutes for which it brews.
public struct Tea: Codable, Hashable, Identifiable, Sendable {
  public var name: String
  public var minutes: Int
  public var id: String { name }

  public init(name: String, minutes: Int) { (self.name, self.minutes) = (name, minutes) }
}
