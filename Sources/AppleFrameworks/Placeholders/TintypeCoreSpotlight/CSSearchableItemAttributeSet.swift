// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation
public import UniformTypeIdentifiers

/// The values of an item that a search finds.
open class CSSearchableItemAttributeSet: NSObject {
  /// The value “title”.
  open var title: String?
  /// The value “display name”.
  open var displayName: String?
  /// The value “alternate names”.
  open var alternateNames: [String]?
  /// The value “path”.
  open var path: String?
  /// The value “content URL”.
  open var contentURL: URL?
  /// The value “thumbnail URL”.
  open var thumbnailURL: URL?
  /// The value “thumbnail data”.
  open var thumbnailData: Data?
  /// The value “related unique identifier”.
  open var relatedUniqueIdentifier: String?
  /// The value “weak related unique identifier”.
  open var weakRelatedUniqueIdentifier: String?
  /// The value “content type”.
  open var contentType: String?
  /// The value “content type tree”.
  open var contentTypeTree: [String]?
  /// The value “content description”.
  open var contentDescription: String?
  /// The value “keywords”.
  open var keywords: [String]?
  /// The value “identifier”.
  open var identifier: String?
  /// The value “domain identifier”.
  open var domainIdentifier: String?
  /// The value “subject”.
  open var subject: String?
  /// The value “theme”.
  open var theme: String?
  /// The value “text content”.
  open var textContent: String?
  /// The value “HTML content data”.
  open var htmlContentData: Data?
  /// The value “kind”.
  open var kind: String?
  /// The value “creator”.
  open var creator: String?
  /// The value “publishers”.
  open var publishers: [String]?
  /// The value “organizations”.
  open var organizations: [String]?
  /// The value “projects”.
  open var projects: [String]?
  /// The value “comment”.
  open var comment: String?
  /// The value “copyright”.
  open var copyright: String?
  /// The value “languages”.
  open var languages: [String]?
  /// The value “rights”.
  open var rights: String?
  /// The value “role”.
  open var role: String?
  /// The value “metadata modification date”.
  open var metadataModificationDate: Date?
  /// The value “content creation date”.
  open var contentCreationDate: Date?
  /// The value “content modification date”.
  open var contentModificationDate: Date?
  /// The value “content rating”.
  open var contentRating: NSNumber?
  /// The value “content sources”.
  open var contentSources: [String]?
  /// The value “added date”.
  open var addedDate: Date?
  /// The value “last used date”.
  open var lastUsedDate: Date?
  /// The value “downloaded date”.
  open var downloadedDate: Date?
  /// The value “start date”.
  open var startDate: Date?
  /// The value “end date”.
  open var endDate: Date?
  /// The value “due date”.
  open var dueDate: Date?
  /// The value “completion date”.
  open var completionDate: Date?
  /// The value “important dates”.
  open var importantDates: [Date]?
  /// The value “all day”.
  open var allDay: NSNumber?
  /// The value “URL”.
  open var url: URL?
  /// The value “author names”.
  open var authorNames: [String]?
  /// The value “author email addresses”.
  open var authorEmailAddresses: [String]?
  /// The value “recipient names”.
  open var recipientNames: [String]?
  /// The value “recipient email addresses”.
  open var recipientEmailAddresses: [String]?
  /// The value “phone numbers”.
  open var phoneNumbers: [String]?
  /// The value “email addresses”.
  open var emailAddresses: [String]?
  /// The value “contact keywords”.
  open var contactKeywords: [String]?
  /// The value “account identifier”.
  open var accountIdentifier: String?
  /// The value “account handles”.
  open var accountHandles: [String]?
  /// The value “instant message addresses”.
  open var instantMessageAddresses: [String]?
  /// The value “supports phone call”.
  open var supportsPhoneCall: NSNumber?
  /// The value “supports navigation”.
  open var supportsNavigation: NSNumber?
  /// The value “named location”.
  open var namedLocation: String?
  /// The value “city”.
  open var city: String?
  /// The value “state or province”.
  open var stateOrProvince: String?
  /// The value “country”.
  open var country: String?
  /// The value “postal code”.
  open var postalCode: String?
  /// The value “fully formatted address”.
  open var fullyFormattedAddress: String?
  /// The value “thoroughfare”.
  open var thoroughfare: String?
  /// The value “sub thoroughfare”.
  open var subThoroughfare: String?
  /// The value “latitude”.
  open var latitude: NSNumber?
  /// The value “longitude”.
  open var longitude: NSNumber?
  /// The value “altitude”.
  open var altitude: NSNumber?
  /// The value “speed”.
  open var speed: NSNumber?
  /// The value “timestamp”.
  open var timestamp: Date?
  /// The value “duration”.
  open var duration: NSNumber?
  /// The value “play count”.
  open var playCount: NSNumber?
  /// The value “rating”.
  open var rating: NSNumber?
  /// The value “rating description”.
  open var ratingDescription: String?
  /// The value “artist”.
  open var artist: String?
  /// The value “album”.
  open var album: String?
  /// The value “composer”.
  open var composer: String?
  /// The value “genre”.
  open var genre: String?
  /// The value “lyricist”.
  open var lyricist: String?
  /// The value “musical genre”.
  open var musicalGenre: String?
  /// The value “director”.
  open var director: String?
  /// The value “performers”.
  open var performers: [String]?
  /// The value “producer”.
  open var producer: String?
  /// The value “page count”.
  open var pageCount: NSNumber?
  /// The value “page width”.
  open var pageWidth: NSNumber?
  /// The value “page height”.
  open var pageHeight: NSNumber?
  /// The value “pixel width”.
  open var pixelWidth: NSNumber?
  /// The value “pixel height”.
  open var pixelHeight: NSNumber?
  /// The value “file size”.
  open var fileSize: NSNumber?
  /// The value “user created”.
  open var userCreated: NSNumber?
  /// The value “user owned”.
  open var userOwned: NSNumber?
  /// The value “user curated”.
  open var userCurated: NSNumber?
  /// The value “ranking hint”.
  open var rankingHint: NSNumber?
  /// The value “action identifiers”.
  open var actionIdentifiers: [String] = []
  /// The value “shared item content type”.
  open var sharedItemContentType: UTType?

  /// Creates values of an item with a type, such as `public.text`.
  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  /// Creates values of an item with a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
}

extension NSUserActivity {
  /// The values of the activity for a search, which are discarded.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}
