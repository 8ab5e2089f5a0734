// SPDX-License-Identifier: MIT

import Foundation

/// An object that follows a file; its methods are never called.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The location of the file.
  var presentedItemURL: URL? { get }
  /// The queue of the methods.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// An object that accesses files at once, because no other process does.
open class NSFileCoordinator: NSObject {
  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is not written before.
    public static let withoutChanges = Self(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// Only the values of the file are read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// The file is sent.
    public static let forUploading = Self(rawValue: 8)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is deleted.
    public static let forDeleting = Self(rawValue: 1)
    /// The file is moved.
    public static let forMoving = Self(rawValue: 2)
    /// The file is written before.
    public static let forMerging = Self(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = Self(rawValue: 8)
    /// Only the values of the file are written.
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  /// Creates an object.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// Does nothing, because no file is followed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Does nothing, because no file is followed.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Calls a closure that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls a closure that writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Does nothing, because files are accessed at once.
  open func cancel() {}
}

/// A set of objects, which are not kept if `weakObjects()` has created it.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Box {
    var strong: ObjectType?
    weak var weak: ObjectType?
    var object: ObjectType? { strong ?? weak }
  }

  private let isWeak: Bool
  private var boxes: [Box] = []

  /// Creates a set that keeps its objects.
  public override init() { isWeak = false }

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Returns a set that does not keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// The objects.
  open var allObjects: [ObjectType] { boxes.compactMap(\.object) }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// An object.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    boxes.removeAll { $0.object == nil }
    boxes.append(Box(strong: isWeak ? nil : object, weak: object))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) { boxes.removeAll { $0.object === object } }

  /// Removes all objects.
  open func removeAllObjects() { boxes = [] }

  /// Returns a Boolean value that indicates whether the set contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    boxes.contains { $0.object === anObject && anObject != nil }
  }
}

/// Objects for keys, which are not kept if they are weak.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    var strongKey: KeyType?
    weak var weakKey: KeyType?
    var strongValue: ObjectType?
    weak var weakValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { strongValue ?? weakValue }
  }

  private let keepsKeys: Bool
  private let keepsValues: Bool
  private var entries: [Entry] = []

  private init(keepsKeys: Bool, keepsValues: Bool) {
    (self.keepsKeys, self.keepsValues) = (keepsKeys, keepsValues)
  }

  /// Returns a table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsValues: true)
  }
  /// Returns a table that keeps objects.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsValues: true)
  }
  /// Returns a table that keeps keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsValues: false)
  }
  /// Returns a table that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsValues: false)
  }

  private func isEqual(_ left: KeyType?, _ right: KeyType?) -> Bool {
    left === right || (left as? NSObject).map { $0.isEqual(right) } == true
  }

  /// Returns the object for a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { isEqual($0.key, aKey) }?.value
  }

  /// Sets the object for a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    entries.removeAll { $0.key == nil || $0.value == nil }
    guard let aKey, let anObject else { return }
    entries.append(
      Entry(
        strongKey: keepsKeys ? aKey : nil, weakKey: aKey,
        strongValue: keepsValues ? anObject : nil, weakValue: anObject))
  }

  /// Removes the object for a key.
  open func removeObject(forKey aKey: KeyType?) { entries.removeAll { isEqual($0.key, aKey) } }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// The number of objects.
  open var count: Int { entries.filter { $0.key != nil && $0.value != nil }.count }
}
