// SPDX-License-Identifier: MIT

public import CoreLocation
@_exported public import Foundation

/// A value of a record.
public protocol CKRecordValue {}

/// A value of a record, as a structure of Swift.
public protocol CKRecordValueProtocol {}

extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension CLLocation: CKRecordValue, CKRecordValueProtocol {}
extension String: CKRecordValue, CKRecordValueProtocol {}
extension Bool: CKRecordValue, CKRecordValueProtocol {}
extension Int: CKRecordValue, CKRecordValueProtocol {}
extension Int64: CKRecordValue, CKRecordValueProtocol {}
extension Double: CKRecordValue, CKRecordValueProtocol {}
extension Float: CKRecordValue, CKRecordValueProtocol {}
extension Date: CKRecordValue, CKRecordValueProtocol {}
extension Data: CKRecordValue, CKRecordValueProtocol {}
extension Array: CKRecordValue, CKRecordValueProtocol where Element: CKRecordValueProtocol {}

// Proof of safety: records that are shared are not changed.
/// A record with values, which is not stored.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The names of kinds of records.
  public typealias RecordType = String
  /// The names of values.
  public typealias FieldKey = String

  // Proof of safety: the properties are constants.
  /// The identifier of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// The identifier of the zone.
    public let zoneID: CKRecordZone.ID

    /// Creates an identifier.
    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default
    ) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    open override var hash: Int { recordName.hashValue }
  }

  /// The effects of a deletion on a record that refers to the deleted one.
  public enum ReferenceAction: UInt, Sendable {
    /// None.
    case none
    /// It is deleted, too.
    case deleteSelf
  }

  // Proof of safety: the properties are constants.
  /// A reference to another record.
  open class Reference: NSObject, CKRecordValue, CKRecordValueProtocol, @unchecked Sendable {
    /// The identifier of the record.
    public let recordID: ID
    /// The effect of a deletion.
    public let action: ReferenceAction

    /// Creates a reference.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }

    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The name of the kind.
  public let recordType: RecordType
  /// The identifier.
  public let recordID: ID
  /// The reference to the record that contains this one.
  open var parent: Reference?
  private var values: [String: Any] = [:]

  /// Creates a record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// Creates a record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The time of the creation: always `nil`.
  open var creationDate: Date? { nil }
  /// The time of the last change: always `nil`.
  open var modificationDate: Date? { nil }
  /// The identifier of the user: always `nil`.
  open var creatorUserRecordID: ID? { nil }
  /// The version: always `nil`.
  open var recordChangeTag: String? { nil }
  /// The reference to the shared record: always `nil`.
  open var share: Reference? { nil }
  /// The values that are encrypted, which are those of the record.
  open var encryptedValues: CKRecord { self }

  /// A value.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] as? any CKRecordValueProtocol }
    set { values[key] = newValue }
  }

  /// A value.
  @_disfavoredOverload
  open subscript(key: FieldKey) -> (any CKRecordValue)? {
    get { values[key] as? any CKRecordValue }
    set { values[key] = newValue }
  }

  /// Returns a value.
  open func object(forKey key: FieldKey) -> (any CKRecordValue)? {
    values[key] as? any CKRecordValue
  }

  /// Sets a value.
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { values[key] = object }

  /// Returns a value.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Sets several values.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    values.merge(keyedValues) { $1 }
  }

  /// Returns the names of the values.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns the names of the values, all of which are changed.
  open func changedKeys() -> [FieldKey] { allKeys() }
}

// Proof of safety: the property is a constant.
/// A file of a record.
open class CKAsset: NSObject, CKRecordValue, CKRecordValueProtocol, @unchecked Sendable {
  /// The location of the file.
  public let fileURL: URL?

  /// Creates a file of a record.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

// Proof of safety: the property is a constant.
/// A zone of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  // Proof of safety: the properties are constants.
  /// The identifier of a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// The identifier of the default zone.
    public static let `default` = ID(zoneName: "_defaultZone")

    /// The name.
    public let zoneName: String
    /// The name of the user.
    public let ownerName: String

    /// Creates an identifier.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    open override var hash: Int { zoneName.hashValue }
  }

  /// The identifier.
  public let zoneID: ID

  /// Creates a zone.
  public init(zoneID: ID) { self.zoneID = zoneID }

  /// Creates a zone with a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// Returns the default zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// The name of the current user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

// Proof of safety: see CKRecord.
/// A record that is shared with other users, which does not happen.
open class CKShare: CKRecord, @unchecked Sendable {
  /// The permissions of other users.
  public enum ParticipantPermission: Int, Sendable {
    /// Not known.
    case unknown
    /// None.
    case none
    /// Reading.
    case readOnly
    /// Reading and writing.
    case readWrite
  }

  /// The location of the invitation: always `nil`.
  open var url: URL? { nil }
  /// The permission of all users.
  open var publicPermission = ParticipantPermission.none

  /// Creates a shared record.
  public convenience init(rootRecord: CKRecord) { self.init(recordType: "cloudkit.share") }

  /// An invitation.
  open class Metadata: NSObject {}

  /// The key of the title.
  public enum SystemFieldKey {
    /// The title.
    public static let title = "cloudkit.title"
    /// The image.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
}
