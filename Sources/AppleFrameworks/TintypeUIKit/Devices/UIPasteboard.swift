// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

// The only stored property is a constant whose state a lock protects.
/// The copied values, in memory.
///
/// The pasteboard of a snapshot is empty at its start. Without a snapshot, all tests of the process
/// share one.
open class UIPasteboard: NSObject, @unchecked Sendable {
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
