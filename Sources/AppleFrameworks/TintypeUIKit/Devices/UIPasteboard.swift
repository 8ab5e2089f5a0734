// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

// The only stored property is a constant whose state a lock protects.
/// The copied values, in memory.
///
/// The pasteboard of a snapshot is empty at its start. Without a snapshot, all tests of the process
/// share one.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name: always that of the general one.
  open var name: Name { .general }
  /// The types of the values.
  open var types: [String] {
    (hasStrings ? ["public.utf8-plain-text"] : []) + (hasURLs ? ["public.url"] : [])
      + (hasImages ? ["public.png"] : [])
  }
  /// The values by their types, which are not stored.
  open var items: [[String: Any]] {
    get { [] }
    set {}
  }
  /// Replaces all values by the first string.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    string = items.lazy.flatMap(\.values).compactMap { $0 as? String }.first
  }
  /// Adds strings.
  open func addItems(_ items: [[String: Any]]) {
    strings = (strings ?? []) + items.flatMap(\.values).compactMap { $0 as? String }
  }
  /// Replaces all values by a string.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    string = String(data: data, encoding: .utf8)
  }
  /// Replaces all values by a string.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    string = value as? String
  }
  /// Returns the bytes of the first string.
  open func data(forPasteboardType pasteboardType: String) -> Data? { string.map { Data($0.utf8) } }
  /// Returns the first string.
  open func value(forPasteboardType pasteboardType: String) -> Any? { string }
  /// Returns a Boolean value that indicates whether there are values of a type.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// Returns an empty pasteboard.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard() }
  /// Has no effect.
  open class func remove(withName pasteboardName: Name) {}
  /// Creates an empty pasteboard with a name.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) { self.init() }
  private struct Values {
    var strings: [String] = []
    var urls: [URL] = []
    var images: [UIImage] = []
    var colors: [UIColor] = []
    var changeCount = 0
  }

  private let values = Mutex(Values())

  package override init() {
    super.init()
  }

  /// The pasteboard for copied values.
  open class var general: UIPasteboard { UIKitEnvironment.current.pasteboard }

  /// The first string; setting it replaces all values.
  open var string: String? {
    get { values.withLock { $0.strings.first } }
    set { replace { $0.strings = newValue.map { [$0] } ?? [] } }
  }
  /// The strings; setting them replaces all values.
  open var strings: [String]? {
    get { values.withLock { $0.strings.isEmpty ? nil : $0.strings } }
    set { replace { $0.strings = newValue ?? [] } }
  }
  /// The first URL; setting it replaces all values.
  open var url: URL? {
    get { values.withLock { $0.urls.first } }
    set { replace { $0.urls = newValue.map { [$0] } ?? [] } }
  }
  /// The URLs; setting them replaces all values.
  open var urls: [URL]? {
    get { values.withLock { $0.urls.isEmpty ? nil : $0.urls } }
    set { replace { $0.urls = newValue ?? [] } }
  }
  /// The first image; setting it replaces all values.
  open var image: UIImage? {
    get { values.withLock { $0.images.first } }
    set { replace { $0.images = newValue.map { [$0] } ?? [] } }
  }
  /// The images; setting them replaces all values.
  open var images: [UIImage]? {
    get { values.withLock { $0.images.isEmpty ? nil : $0.images } }
    set { replace { $0.images = newValue ?? [] } }
  }
  /// The first color; setting it replaces all values.
  open var color: UIColor? {
    get { values.withLock { $0.colors.first } }
    set { replace { $0.colors = newValue.map { [$0] } ?? [] } }
  }
  /// The colors; setting them replaces all values.
  open var colors: [UIColor]? {
    get { values.withLock { $0.colors.isEmpty ? nil : $0.colors } }
    set { replace { $0.colors = newValue ?? [] } }
  }
  /// The number of changes.
  open var changeCount: Int { values.withLock { $0.changeCount } }
  /// The number of values.
  open var numberOfItems: Int {
    values.withLock { $0.strings.count + $0.urls.count + $0.images.count + $0.colors.count }
  }
  /// A Boolean value that indicates whether there are strings.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether there are URLs.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether there are images.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether there are colors.
  open var hasColors: Bool { colors != nil }

  private func replace(_ change: (inout Values) -> Void) {
    values.withLock { values in
      let count = values.changeCount
      values = Values()
      values.changeCount = count + 1
      change(&values)
    }
  }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The general pasteboard.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// The options of copied values.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The time after which values are removed.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether other devices do not receive values.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The notification of other values, which is never posted.
  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// The notification of a removed pasteboard, which is never posted.
  public class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }
}
