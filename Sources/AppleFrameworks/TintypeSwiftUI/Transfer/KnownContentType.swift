// SPDX-License-Identifier: MIT

import TintypeResources

/// A type of content that the system declares.
struct KnownContentType: Sendable {
  let identifier: String
  let filenameExtension: String?
  let mimeType: String?
  /// The identifiers of the types that the type conforms to.
  let parents: [String]

  /// Creates a type from its identifier, extension, MIME type and parents, with bars between them;
  /// a hyphen means none.
  private init?(_ line: Substring) {
    let fields = line.replacing(" ", with: "").split(separator: "|").map {
      $0 == "-" ? "" : String($0)
    }
    guard fields.count == 4 else { return nil }
    identifier = fields[0]
    filenameExtension = fields[1].isEmpty ? nil : fields[1]
    mimeType = fields[2].isEmpty ? nil : fields[2]
    parents = fields[3].split(separator: ",").map(String.init)
  }

  /// Creates the type of the image files that a decoder reads.
  private init(_ decoder: ImageDecoder) {
    identifier = decoder.contentType.identifier
    filenameExtension = decoder.filenameExtensions.first
    mimeType = decoder.contentType.mimeType
    parents = decoder.contentType.parents
  }

  /// The types by identifier.
  static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// All types: those of the table, and those of the image files that are decoded.
  ///
  /// Source: the list “System-declared uniform type identifiers” of Apple's documentation.
  static let all =
    table.split(separator: "\n").compactMap { KnownContentType($0) }
    + ImageDecoder.all.map { KnownContentType($0) }

  private static let table = """
    public.item | - | - | -
    public.content | - | - | -
    public.composite-content | - | - | public.content
    public.data | - | - | public.item
    public.directory | - | - | public.item
    public.folder | - | - | public.directory
    com.apple.package | - | - | public.directory
    com.apple.bundle | - | - | public.directory
    public.archive | - | - | public.data
    public.zip-archive | zip | application/zip | public.archive
    org.gnu.gnu-zip-archive | gz | application/gzip | public.archive
    public.text | - | - | public.data,public.content
    public.plain-text | txt | text/plain | public.text
    public.utf8-plain-text | - | - | public.plain-text
    public.utf16-plain-text | - | - | public.plain-text
    public.delimited-values-text | - | - | public.text
    public.comma-separated-values-text | csv | text/csv | public.delimited-values-text
    public.tab-separated-values-text | tsv | text/tab-separated-values | \
    public.delimited-values-text
    public.rtf | rtf | text/rtf | public.text
    public.html | html | text/html | public.text
    public.xml | xml | application/xml | public.text
    public.yaml | yaml | application/x-yaml | public.text
    public.json | json | application/json | public.text
    com.apple.log | log | - | public.plain-text
    public.source-code | - | - | public.plain-text
    public.swift-source | swift | - | public.source-code
    public.script | - | - | public.source-code
    com.netscape.javascript-source | js | text/javascript | public.script
    public.shell-script | sh | - | public.script
    com.apple.property-list | plist | - | public.data
    public.image | - | - | public.data,public.content
    public.png | png | image/png | public.image
    com.compuserve.gif | gif | image/gif | public.image
    public.heic | heic | image/heic | public.heif-standard
    public.heif-standard | heif | image/heif | public.image
    public.tiff | tiff | image/tiff | public.image
    com.microsoft.bmp | bmp | image/bmp | public.image
    com.microsoft.ico | ico | image/vnd.microsoft.icon | public.image
    public.camera-raw-image | - | - | public.image
    com.apple.live-photo | - | - | -
    public.audiovisual-content | - | - | public.data,public.content
    public.audio | - | - | public.audiovisual-content
    public.mp3 | mp3 | audio/mpeg | public.audio
    public.mpeg-4-audio | m4a | audio/mp4 | public.audio
    com.microsoft.waveform-audio | wav | audio/vnd.wave | public.audio
    public.aiff-audio | aiff | audio/aiff | public.audio
    public.movie | - | - | public.audiovisual-content
    public.video | - | - | public.movie
    public.mpeg-4 | mp4 | video/mp4 | public.movie
    public.mpeg | mpg | video/mpeg | public.movie
    com.apple.quicktime-movie | mov | video/quicktime | public.movie
    public.avi | avi | video/avi | public.movie
    org.idpf.epub-container | epub | application/epub+zip | public.data,public.composite-content
    public.spreadsheet | - | - | public.content
    public.presentation | - | - | public.composite-content
    public.url | - | - | public.data
    public.file-url | - | - | public.url
    public.database | - | - | public.data
    public.message | - | - | public.data
    public.contact | - | - | -
    public.vcard | vcf | text/vcard | public.text,public.contact
    public.calendar-event | - | - | -
    public.font | - | - | public.data
    public.3d-content | - | - | public.content
    com.pixar.universal-scene-description-mobile | usdz | model/vnd.usdz+zip | \
    public.data,public.3d-content
    public.executable | - | - | public.data
    com.apple.application | - | - | public.executable
    public.disk-image | - | - | public.archive
    public.symlink | - | - | public.item
    """
}
