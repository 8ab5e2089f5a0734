// SPDX-License-Identifier: MIT

extension UTType {
  // Variants: org.gnu.gnu-zip-archive; gzip -> public.item; item | public.content; content |
  //   public.composite-content; compositeContent | public.data; data | public.directory; directory
  //   | public.folder; folder | com.apple.package; package | com.apple.bundle; bundle |
  //   public.archive; archive | public.zip-archive; zip | public.text; text | public.plain-text;
  //   plainText | public.utf8-plain-text; utf8PlainText | public.utf16-plain-text; utf16PlainText |
  //   public.delimited-values-text; delimitedText | public.comma-separated-values-text;
  //   commaSeparatedText | public.tab-separated-values-text; tabSeparatedText | public.rtf; rtf |
  //   public.html; html | public.xml; xml | public.yaml; yaml | public.json; json | com.apple.log;
  //   log | public.source-code; sourceCode | public.swift-source; swiftSource | public.script;
  //   script | com.netscape.javascript-source; javaScript | public.shell-script; shellScript |
  //   com.apple.property-list; propertyList | public.image; image | public.png; png | public.jpeg;
  //   jpeg | com.compuserve.gif; gif | public.heic; heic | public.heif-standard; heif |
  //   public.tiff; tiff | com.microsoft.bmp; bmp | com.microsoft.ico; ico | public.svg-image; svg |
  //   org.webmproject.webp; webP | public.camera-raw-image; rawImage | com.apple.live-photo;
  //   livePhoto | public.audiovisual-content; audiovisualContent | public.audio; audio |
  //   public.mp3; mp3 | public.mpeg-4-audio; mpeg4Audio | com.microsoft.waveform-audio; wav |
  //   public.aiff-audio; aiff | public.movie; movie | public.video; video | public.mpeg-4;
  //   mpeg4Movie | public.mpeg; mpeg | com.apple.quicktime-movie; quickTimeMovie | public.avi; avi
  //   | com.adobe.pdf; pdf | org.idpf.epub-container; epub | public.spreadsheet; spreadsheet |
  //   public.presentation; presentation | public.url; url | public.file-url; fileURL |
  //   public.database; database | public.message; message | public.contact; contact | public.vcard;
  //   vCard | public.calendar-event; calendarEvent | public.font; font | public.3d-content;
  //   threeDContent | com.pixar.universal-scene-description-mobile; usdz | public.executable;
  //   executable | com.apple.application; application | public.disk-image; diskImage |
  //   public.symlink; symbolicLink
  /// The type `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
}
